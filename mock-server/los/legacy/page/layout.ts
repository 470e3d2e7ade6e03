import type { LegacyPage } from '../../../../contracts/api/legacy.ts';
import { readAsset } from '../../../html/assets.ts';
import { type Html, html } from '../../../html/html.ts';
import type { PageView } from './page.ts';

export const legacyStylesheet = readAsset(
  '/legacy-assets/legacy.css',
  [new URL('./legacy.css', import.meta.url), new URL('./legacy-parts.css', import.meta.url)],
  'text/css; charset=utf-8',
);

export const legacyScript = readAsset(
  '/legacy-assets/frame-messages.js',
  [new URL('./frame-messages.js', import.meta.url), new URL('./paste-limits.js', import.meta.url)],
  'text/javascript; charset=utf-8',
);

/** User name and logout address in the header of a full page. */
export interface Masthead {
  readonly userName: string;
  readonly logoutAddress: string;
}

/**
 * Renders a legacy page. In a frame its title is for screen readers only, since the product's banner shows the title. A
 * full page gets a header.
 *
 * @param nonce nonce of the page's script in the content security policy
 */
export function legacyLayout(
  page: Pick<LegacyPage, 'title' | 'presentation'>,
  view: PageView,
  masthead: Masthead | null,
  nonce: string,
): Html {
  const standsAlone = page.presentation === 'full-page';
  const { title = page.title } = view;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Threshold</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${legacyStylesheet.address}">
<script src="${legacyScript.address}" nonce="${nonce}" defer></script>
</head>
<body class="${page.presentation}"${announcement(view)}>
${standsAlone && mastheadOf(masthead)}
<main>
<h1${!standsAlone && html` class="unseen"`}>${title}</h1>
${view.content}
</main>
</body>
</html>
`;
}

const announcement = ({ found }: PageView) => found && html` data-found="${JSON.stringify(found)}"`;

const mastheadOf = (masthead: Masthead | null) => html`<header>
<span class="product">Threshold</span>
${
  masthead &&
  html`<span class="who">${masthead.userName}</span>
<a href="${masthead.logoutAddress}" data-ends-session>Log out</a>`
}
</header>`;

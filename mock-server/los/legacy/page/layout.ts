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

/** Who a full page greets, and where its Log out leads. */
export interface Masthead {
  readonly userName: string;
  readonly logoutAddress: string;
}

/**
 * The one layout of the legacy application. In a frame the product's banner shows the title already, so there it is
 * for screen readers only; a full page stands alone and gets its own masthead.
 *
 * @param nonce without which the browser runs no script of the page
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

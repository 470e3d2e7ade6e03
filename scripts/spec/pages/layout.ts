import { type Html, html, type HtmlValue } from '../../../mock-server/html/html.ts';
import { addresses, relativeTo } from './addresses.ts';
import type { Site } from './site-context.ts';

/** One page of the site. */
export interface Page {
  /** Path from the site's root. */
  readonly path: string;
  readonly title: string;
  /** Entry of the navigation that leads here. */
  readonly part: string;
  readonly body: HtmlValue;
}

const navigation = [
  [addresses.overview, 'Overview'],
  [addresses.rules, 'Rules'],
  [addresses.features, 'Features'],
  [addresses.operations, 'Operations'],
  [addresses.decisions, 'Decisions'],
  [addresses.messages, 'Messages'],
  [addresses.answers, 'Answers'],
  [addresses.changes, 'Changes'],
] as const;

/** The page as a document: the bar with navigation and search, what the verdicts are worth, the body. */
export function documentOf({ path, title, part, body }: Page, { notice }: Site): Html {
  const to = relativeTo(path);
  return html`<!doctype html>
<html lang="en" data-root="${to('')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Threshold specification</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to(addresses.styles)}">
<script defer src="${to(addresses.script)}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="${to(addresses.overview)}">${doorway}<span><b>Threshold</b> specification</span></a>
<nav aria-label="Parts"><ul>${navigation.map(
    ([address, name]) =>
      html`<li><a href="${to(address)}"${part === address ? html` aria-current="page"` : null}>${name}</a></li>`,
  )}</ul></nav>
<div class="search" role="search" hidden></div>
</header>
${notice === null ? null : html`<section class="notice" aria-label="How current the results are"><p>${notice}</p></section>`}
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>
`;
}

/** The product's mark. */
const doorway = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 21V4a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v17"/><path d="M9 21V8h6v13"/><path d="M2 21h20"/></svg>`;

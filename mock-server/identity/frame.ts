import { readAsset } from '../html/assets.ts';
import { type Html, html } from '../html/html.ts';
import { providerPaths } from './settings.ts';

export const signInStylesheet = readAsset(
  `${providerPaths.assets}/sign-in.css`,
  new URL('./sign-in.css', import.meta.url),
  'text/css; charset=utf-8',
);

/** What all pages of the provider share: head, product name and mark. */
export const frame = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Threshold</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${signInStylesheet.address}">
</head>
<body>
<header>
${doorway}
<span class="product">Threshold</span>
</header>
<main>
${content}
</main>
</body>
</html>
`;

/** The product's mark: an open doorway with light on its threshold. */
const doorway = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
<rect class="wall" width="32" height="32" rx="7"/>
<path class="opening" d="M9.5 25V13.5a6.5 6.5 0 0 1 13 0V25z"/>
<path class="leaf" d="M9.5 25V13.5A6.5 6.5 0 0 1 16 7v14.5z"/>
<path class="sill" d="M6.5 25h19"/>
</svg>`;

import { readAsset } from '../html/assets.ts';
import { type Html, html } from '../html/html.ts';
import { logo, page, themeStyles } from '../html/page.ts';
import { providerPaths } from './settings.ts';

export const signInStylesheet = readAsset(
  `${providerPaths.assets}/sign-in.css`,
  [themeStyles(), new URL('./sign-in.css', import.meta.url)],
  'text/css; charset=utf-8',
);

/** Returns a page of the provider: the content below the product's name and logo. */
export const frame = (title: string, content: Html): Html =>
  page({
    title,
    head: html`<link rel="stylesheet" href="${signInStylesheet.address}">`,
    body: html`<header>
${logo(32)}
<span class="product">Threshold</span>
</header>
<main>
${content}
</main>`,
  });

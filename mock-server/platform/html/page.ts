import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { paletteVariables } from '../../../contracts/palette.ts';
import { readAsset, serveAsset } from './assets.ts';
import { type Html, html, type HtmlValue } from './html.ts';

/** The variable parts of a document. */
interface PageParts {
  /** Title of the tab, without the name of the product. */
  readonly title: string;
  /** Style sheets and scripts; default: the style sheet of all pages that the server renders. */
  readonly head?: HtmlValue;
  readonly body: HtmlValue;
  /** Attributes of the body. */
  readonly attributes?: HtmlValue;
}

/** Returns a whole HTML document that follows the color scheme of the user's system. */
export const page = ({
  title,
  head = stylesheetLink,
  body,
  attributes,
}: PageParts): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Threshold</title>
<link rel="icon" href="data:,">
${head}
</head>
<body${attributes}>
${body}
</body>
</html>
`;

/**
 * Returns a page outside of the product, such as the sign-in page: the content below logo and name of the product.
 *
 * @param className class of the content
 */
export const standalonePage = (title: string, content: HtmlValue, className: string): Html =>
  page({
    title,
    body: html`<header>
${logo(32)}
<span class="product">Threshold</span>
</header>
<main class="${className}">
${content}
</main>`,
  });

/** Returns a page outside of the product with a heading and a short content, such as an error. */
export const noticePage = (title: string, heading: string, content: HtmlValue): Html =>
  standalonePage(
    title,
    html`<h1>${heading}</h1>
${content}`,
    'notice',
  );

/**
 * Returns the product's logo, an open door with light on its threshold. Decorative: the name of the product is in
 * text.
 * @param size in CSS pixels
 */
export const logo = (
  size: number,
): Html => html`<svg class="logo" viewBox="0 0 32 32" width="${size}" height="${size}" aria-hidden="true">
<rect class="logo-wall" width="32" height="32" rx="7"/>
<path class="logo-opening" d="M9.5 25V13.5a6.5 6.5 0 0 1 13 0V25z"/>
<path class="logo-door" d="M9.5 25V13.5A6.5 6.5 0 0 1 16 7v14.5z"/>
<path class="logo-sill" d="M6.5 25h19"/>
</svg>`;

/** Returns the styles that all pages of the mock server share: the palette, for light and dark, and theme.css. */
export const themeStyles = (): string =>
  `:root{${paletteVariables('light')}}\n@media screen and (prefers-color-scheme:dark){:root{${paletteVariables('dark')}}}\n` +
  readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** The style sheet of all pages that the server renders. */
export const pageStylesheet = readAsset(
  '/page-assets/pages.css',
  [
    themeStyles(),
    ...['pages', 'tables', 'parts', 'sign-in', 'print'].map(
      (sheet) => new URL(`./${sheet}.css`, import.meta.url),
    ),
  ],
  'text/css; charset=utf-8',
);

export const stylesheetLink: Html = html`<link rel="stylesheet" href="${pageStylesheet.address}">`;

/** Serves the style sheet of all pages that the server renders. */
export const pageStylesheetPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    serveAsset(app, pageStylesheet);
    // Browsers ask for it at a document that is no page, and Chromium at times before it has read the head of a page.
    app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) => reply.code(204).send());
  },
  { name: 'page-stylesheet', dependencies: ['known-paths'], fastify: '5.x' },
);

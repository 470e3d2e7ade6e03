import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mockDocument } from '../../../contracts/openapi/documents.ts';
import { readAsset, serveAsset } from '../html/assets.ts';
import { type Html, html } from '../html/html.ts';
import { page, themeStyles } from '../html/page.ts';
import { giveAntiForgeryCookie } from '../http/anti-forgery.ts';
import { sendPage } from '../http/send-page.ts';

interface ApiDocsOptions {
  /** True if the server has the control API. The page then shows its document, too. */
  readonly isMock: boolean;
}

interface ApiDocument {
  /** Value of `?of=` in the address of the page. */
  readonly name: string;
  readonly title: string;
  /** Address of the OpenAPI document. */
  readonly address: string;
}

/** The committed OpenAPI document of the product's operations, with an example of each operation. */
const committed = new URL('../../../contracts/openapi.json', import.meta.url);

const product: ApiDocument = {
  name: 'product',
  title: 'Operations of the product',
  address: '/api-docs/openapi.json',
};
const mock: ApiDocument = {
  name: 'mock',
  title: 'Control API of the mock server',
  address: '/mock/openapi.json',
};

const style = readAsset(
  '/api-docs/page.css',
  [themeStyles(), new URL('page.css', import.meta.url)],
  'text/css; charset=utf-8',
);
const script = readAsset(
  '/api-docs/page.js',
  [new URL('page.js', import.meta.url)],
  'text/javascript; charset=utf-8',
);

/** Serves Swagger UI for the OpenAPI documents at /api-docs. */
export const apiDocsPlugin = fastifyPlugin<ApiDocsOptions>(
  async (app: FastifyInstance, { isMock }) => {
    const documents = isMock ? [product, mock] : [product];
    serveAsset(app, style);
    serveAsset(app, script);
    await app.register(fastifyStatic, {
      root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
      serve: false,
      cacheControl: false,
      acceptRanges: false,
    });
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
      // The library is large and changes only with its version, so the browser revalidates it.
      app.get(`/api-docs/${file}`, (_request, reply) =>
        reply.header('cache-control', 'no-cache').sendFile(file),
      );
    }
    app.get<{ Querystring: { of?: unknown } }>('/api-docs', (request, reply) => {
      const chosen = documents.find(({ name }) => name === request.query.of) ?? product;
      // A request that is tried out needs the anti-forgery token, as a request from a page of this server.
      giveAntiForgeryCookie(request, reply);
      return sendPage(reply, 200, apiDocsPage(chosen, documents, reply.cspNonce.script));
    });
  },
  { name: 'api-docs', dependencies: ['known-paths'], fastify: '5.x', encapsulate: true },
);

/** Serves the committed OpenAPI document of the product's operations. */
export function productDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, product.address, () => readFileSync(committed, 'utf8'));
}

/** Serves the OpenAPI document of the control API. */
export function mockDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, mock.address, () => JSON.stringify(mockDocument()));
}

/**
 * Returns the page of an OpenAPI document: a heading, links to all documents, and the element that Swagger UI fills.
 */
const apiDocsPage = (chosen: ApiDocument, documents: readonly ApiDocument[], nonce: string): Html =>
  page({
    title: chosen.title,
    head: html`<link rel="stylesheet" href="/api-docs/swagger-ui.css">
<link rel="stylesheet" href="${style.address}">
<script defer nonce="${nonce}" src="/api-docs/swagger-ui-bundle.js"></script>
<script defer nonce="${nonce}" src="${script.address}"></script>`,
    body: html`<header class="bar">
<a class="brand" href="/">Threshold</a>
<h1>${chosen.title}</h1>
<nav aria-label="Descriptions">
${documents.map(
  ({ name, title }) =>
    html`<a href="/api-docs?of=${name}"${name === chosen.name && html` aria-current="page"`}>${title}</a>\n`,
)}<a href="${chosen.address}" download>OpenAPI document</a>
</nav>
<h2 class="unseen">Operations</h2>
</header>
<noscript><p class="note">The list needs JavaScript. The OpenAPI document itself does not.</p></noscript>
<div data-document="${chosen.address}"><p class="note">Loading …</p></div>`,
  });

/** Serves the text of an OpenAPI document. The first request makes it, because that would slow every start. */
function serveDocument(app: FastifyInstance, path: string, document: () => string): void {
  let text: string | undefined;
  app.get(path, (_request, reply) => {
    text ??= document();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

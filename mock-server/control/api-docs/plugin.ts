import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { themeStyles } from '../../html/page.ts';
import { readAsset, serveAsset } from '../../html/assets.ts';
import { giveAntiForgeryCookie } from '../../http/anti-forgery.ts';
import { newNonce } from '../../http/headers.ts';
import { type ApiDocument, apiDocsPage } from './page.ts';

interface ApiDocsOptions {
  /** True if the server has the control API. The page then shows its document, too. */
  readonly isMock: boolean;
}

/**
 * Returns the content security policy of the page. Only its two scripts may run. Styles and requests are limited to
 * this server. Images may also be data URLs, as the icons of Swagger UI are.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

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

const libraryFiles = {
  libraryScript: 'swagger-ui-bundle.js',
  libraryStyle: 'swagger-ui.css',
} as const;

/** Serves Swagger UI for the OpenAPI documents at /api-docs. */
export async function apiDocsPlugin(app: FastifyInstance, { isMock }: ApiDocsOptions): Promise<void> {
  const documents = isMock ? [product, mock] : [product];
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
  serveAsset(app, style);
  serveAsset(app, script);
  await app.register(fastifyStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    serve: false,
    cacheControl: false,
    acceptRanges: false,
  });
  for (const file of Object.values(libraryFiles)) {
    // The library is large and changes only with its version, so the browser revalidates it.
    app.get(`/api-docs/${file}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(file),
    );
  }
  const files = {
    libraryScript: `/api-docs/${libraryFiles.libraryScript}`,
    libraryStyle: `/api-docs/${libraryFiles.libraryStyle}`,
    script: script.address,
    style: style.address,
  };
  app.get<{ Querystring: { of?: unknown } }>('/api-docs', (request, reply) => {
    const chosen = documents.find(({ name }) => name === request.query.of) ?? product;
    // A request that is tried out needs the anti-forgery token, as a request from a page of this server.
    giveAntiForgeryCookie(request, reply);
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .send(apiDocsPage(chosen, documents, files, nonce).toString());
  });
}

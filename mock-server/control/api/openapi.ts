import type { FastifyInstance } from 'fastify';
import { mockDocument, productDocument } from '../../../contracts/openapi/documents.ts';

/** Serves the OpenAPI document of the product's operations. */
export function productDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, '/api-docs/openapi.json', productDocument);
}

/** The OpenAPI document of the control API. */
export function mockDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, '/mock/openapi.json', mockDocument);
}

/** The document is computed on the first request: computing it earlier would slow every start. */
function serveDocument(app: FastifyInstance, path: string, document: () => object): void {
  let text: string | undefined;
  app.get(path, (_request, reply) => {
    text ??= JSON.stringify(document());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

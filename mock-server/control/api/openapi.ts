import type { FastifyInstance } from 'fastify';
import { mockDocument, productDocument } from '../../../contracts/openapi/documents.ts';

/** Serves the OpenAPI document of the product's operations. */
export function productDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, '/api-docs/openapi.json', productDocument);
}

/** Serves the OpenAPI document of the control API. */
export function mockDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, '/mock/openapi.json', mockDocument);
}

/**
 * Serves an OpenAPI document. The first request computes it, because computing it at the start would slow every start.
 */
function serveDocument(app: FastifyInstance, path: string, document: () => object): void {
  let text: string | undefined;
  app.get(path, (_request, reply) => {
    text ??= JSON.stringify(document());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

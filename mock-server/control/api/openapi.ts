import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { mockDocument } from '../../../contracts/openapi/documents.ts';

/** The committed OpenAPI document of the product's operations, with an example of each operation. */
const committed = new URL('../../../contracts/openapi.json', import.meta.url);

/** Serves the committed OpenAPI document of the product's operations. */
export function productDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, '/api-docs/openapi.json', () => readFileSync(committed, 'utf8'));
}

/** Serves the OpenAPI document of the control API. */
export function mockDocumentRoute(app: FastifyInstance): void {
  serveDocument(app, '/mock/openapi.json', () => JSON.stringify(mockDocument()));
}

/**
 * Serves the text of an OpenAPI document. The first request makes it, because that would slow every start.
 */
function serveDocument(app: FastifyInstance, path: string, document: () => string): void {
  let text: string | undefined;
  app.get(path, (_request, reply) => {
    text ??= document();
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

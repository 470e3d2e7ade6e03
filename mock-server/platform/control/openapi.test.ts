import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { mockDocument, productDocument } from '../../../contracts/openapi/documents.ts';
import type { JsonObject } from '../../../contracts/openapi/components.ts';
import { commonServer } from '../../test/common-server.ts';

const { app } = await commonServer();

/** Returns a line such as "GET /api/loans/{id}" for each operation of a document. */
const linesOf = (document: JsonObject): string[] =>
  Object.entries(document['paths'] as Readonly<Record<string, object>>)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .toSorted();

const tableLines = (operations: Readonly<Record<string, Operation>>): string[] =>
  Object.values(operations)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();

test('each OpenAPI document has exactly the operations of its table', () => {
  assert.deepEqual(linesOf(productDocument()), tableLines(productOperations));
  assert.deepEqual(linesOf(mockDocument()), tableLines(mockOperations));
});

test('the app has only documented routes, apart from pages, files, identity provider and health probes', async () => {
  const pages = new Set(Object.values(legacyPages).map(({ path }) => path));
  const own =
    /^\/(?:idp|page-assets|api-docs)\/|^\/mock(?:\/openapi\.json|\/console\/|\/demos|$)|^\/(?:api-docs|favicon\.ico|health|ready)$/;
  const routes = app.knownPaths
    .all()
    .filter(({ method, path }) => method !== 'HEAD' && !pages.has(path) && !own.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  assert.deepEqual(routes.toSorted(), [...linesOf(productDocument()), ...linesOf(mockDocument())].toSorted());
});

test('both OpenAPI documents are served: the committed one of the product, and that of the control API', async () => {
  assert.equal(
    (await app.inject('/api-docs/openapi.json')).body,
    readFileSync(new URL('../../../contracts/openapi.json', import.meta.url), 'utf8'),
  );
  assert.deepEqual((await app.inject('/mock/openapi.json')).json(), mockDocument());
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productDocument } from '../../../../contracts/openapi/documents.ts';
import { type ApiDescription, schemasOf } from './schemas.ts';

const description = productDocument() as unknown as ApiDescription;

test('an operation has the schemas of its request and of its response', () => {
  const { request, response } = schemasOf(description, 'switchProfile', 204) ?? {};
  assert.deepEqual(Object.keys(JSON.parse(request ?? '') as object), ['body']);
  assert.match(request ?? '', /"newUserId"/);
  assert.equal(response, null);
  const selection = schemasOf(description, 'selectQueueTask', 204);
  assert.deepEqual(Object.keys(JSON.parse(selection?.request ?? '') as object), [
    'query accountId',
    'query taskId',
  ]);
  assert.match(schemasOf(description, 'getUser', 200)?.response ?? '', /"workQueueType"/);
  assert.equal(schemasOf(description, 'getUser', 200)?.request, null);
});

test('an error status has the schema of problems', () => {
  assert.match(schemasOf(description, 'getUser', 401)?.response ?? '', /"code"/);
});

test('a schema with a $ref includes the referenced schema', () => {
  assert.match(schemasOf(description, 'getMenu', 200)?.response ?? '', /\n\nMenuEntry: \{/);
});

test('a legacy page has no schemas', () => {
  assert.equal(schemasOf(description, 'WhatsNew', 200), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productDocument } from '../../../../contracts/openapi/documents.ts';
import { type ApiDescription, schemasOf } from './schemas.ts';

const description = productDocument() as unknown as ApiDescription;

test('a call has the schemas of what it was asked and of what it answered', () => {
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

test('a refusal has the schema of all refusals', () => {
  assert.match(schemasOf(description, 'getUser', 401)?.response ?? '', /"code"/);
});

test('a schema that points at another brings it along', () => {
  assert.match(schemasOf(description, 'getMenu', 200)?.response ?? '', /\n\nMenuEntry: \{/);
});

test('a page has none', () => {
  assert.equal(schemasOf(description, 'WhatsNew', 200), null);
});

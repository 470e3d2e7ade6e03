import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productDocument } from '../openapi/documents.ts';
import { interactions, type PactInteraction } from './pact-file.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Response statuses in the OpenAPI document, by name of the operation. */
const documented = new Map(
  Object.values(productDocument()['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId, responses }) => [operationId, Object.keys(responses)]),
);

test('every response of the pact has a status that the OpenAPI document gives its operation', () => {
  const answered = (
    interactions as readonly (PactInteraction & { readonly response?: { readonly status: number } })[]
  )
    .filter(({ type }) => type === 'Synchronous/HTTP')
    .map(({ description, response }) => ({ description, status: String(response?.status) }));
  assert.ok(answered.length > 100);
  assert.deepEqual(
    answered.filter(({ description, status }) => {
      const [operation = ''] = description.split(':');
      return !documented.get(operation)?.includes(status);
    }),
    [],
  );
});

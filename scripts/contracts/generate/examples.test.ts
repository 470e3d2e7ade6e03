import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import type { JsonObject } from '../../../contracts/openapi/components.ts';
import { productDocument } from '../../../contracts/openapi/documents.ts';
import { withExamples } from './examples.ts';

const document = withExamples(productDocument());
const uri = 'https://threshold.example/examples';
registerSchema(structuredClone(document) as never, uri, 'https://spec.openapis.org/oas/3.1/schema-base');

interface Found {
  readonly at: readonly string[];
  readonly example: unknown;
}

/** Returns every body and every path or query parameter of an operation, with its example. */
function* placesIn(part: unknown, at: readonly string[] = []): Generator<Found> {
  if (typeof part !== 'object' || part === null) return;
  const { schema, example, in: place } = part as JsonObject;
  const isOfOperation = at[0] === 'paths' && at.at(-1) !== 'application/problem+json';
  if (
    schema !== undefined &&
    isOfOperation &&
    (place === undefined || place === 'path' || place === 'query') &&
    !at.includes('headers')
  ) {
    yield { at, example };
    return;
  }
  for (const [name, value] of Object.entries(part)) yield* placesIn(value, [...at, name]);
}

test('parameters, bodies and responses have examples that are valid for their schemas', async () => {
  const places = [...placesIn(document)];
  assert.ok(places.length > 30, String(places.length));
  const withoutExample: string[] = [];
  for (const { at, example } of places) {
    if (example === undefined) {
      withoutExample.push(at.slice(0, 5).join(' '));
      continue;
    }
    const pointer = [...at, 'schema'].map((name) =>
      encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const { valid } = await validate(`${uri}#/${pointer.join('/')}`, example as never);
    assert.ok(valid, `${at.join(' ')}: ${JSON.stringify(example).slice(0, 200)}`);
  }
  assert.deepEqual(withoutExample, []);
});

test('of several interactions the example is the one that says most', () => {
  const { paths } = document as { readonly paths: Readonly<Record<string, JsonObject>> };
  const exampleOf = (path: string): unknown =>
    [...placesIn(paths[path], ['paths'])].find(({ at }) => at.includes('200'))?.example;
  const lists = Object.keys(paths).filter((path) =>
    /^\/api\/loans\/(?:originators|products|licenses)\//.test(path),
  );
  assert.equal(lists.length, 3);
  for (const path of lists) assert.notDeepEqual(exampleOf(path), [], path);
});

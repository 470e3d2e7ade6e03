import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productOperations } from '../operations/all.ts';
import { mockOperations } from '../operations/mock.ts';
import type { Operation } from '../operation.ts';
import type { JsonObject } from './components.ts';
import { mockDocument, productDocument } from './documents.ts';

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

interface Place {
  readonly at: string;
  readonly description: unknown;
}

/** Returns every property of every schema and every parameter in a part of a document. */
function* placesIn(part: JsonObject, at = '#', isProperties = false): Generator<Place> {
  for (const [name, value] of Object.entries(part)) {
    if (!isObject(value)) continue;
    const here = `${at}/${name}`;
    const isParameter = /\/parameters\/\d+$/.test(here);
    if (isProperties || isParameter) yield { at: here, description: value['description'] };
    // Skips problem responses, which repeat properties of the schema Problem, and events, which their schema describes.
    if (/\/responses\/.*\/schema\/allOf\/1$|contentSchema\/items/.test(here)) continue;
    yield* placesIn(value, here, name === 'properties' && !isProperties);
  }
}

for (const document of [productDocument(), mockDocument()]) {
  const { title } = document['info'] as { readonly title: string };
  const places = [...placesIn(document)];

  test(`${title}: every property and every parameter is described`, () => {
    assert.ok(places.length > 200, String(places.length));
    assert.deepEqual(
      places.filter(({ description }) => typeof description !== 'string').map(({ at }) => at),
      [],
    );
  });

  test(`${title}: a description is a sentence`, () => {
    assert.deepEqual(
      places.filter(({ description }) => !/^[A-Z`].*[.)]$/.test(String(description))).map(({ at }) => at),
      [],
    );
  });
}

test('the description of a number with limited decimals says how many there may be', () => {
  const silent = Object.entries<Operation>({ ...productOperations, ...mockOperations }).flatMap(
    ([name, operation]) =>
      [...propertiesIn(JSON.parse(JSON.stringify(operation)) as JsonObject)]
        .filter((schema) => JSON.stringify(schema.anyOf ?? [schema]).includes('"decimals":'))
        .filter(({ description }) => !/(?:two|three) decimals/.test(description))
        .map(({ description }) => `${name}: ${description}`),
  );
  assert.deepEqual(silent, []);
});

interface Property {
  readonly description: string;
  readonly anyOf?: unknown;
  readonly type?: string;
}

/** Returns the schemas of all properties in an operation that have no properties themselves. */
function* propertiesIn(part: JsonObject): Generator<Property> {
  for (const [name, value] of Object.entries(part)) {
    if (!isObject(value)) continue;
    if (name !== 'properties') yield* propertiesIn(value);
    else
      for (const property of Object.values(value)) {
        if (JSON.stringify(property).includes('"properties":')) yield* propertiesIn(property as JsonObject);
        else yield property as Property;
      }
  }
}

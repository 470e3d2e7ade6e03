import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonObject } from './components.ts';
import { mockDocument, productDocument } from './documents.ts';

interface Described {
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<Record<string, JsonObject>>;
}

interface ProblemResponse {
  readonly content: {
    readonly 'application/problem+json': {
      readonly schema: {
        readonly allOf: readonly [
          object,
          { readonly properties: { readonly code: { readonly enum: unknown } } },
        ];
      };
    };
  };
}

const product = productDocument();
const { createLoan, getConfiguration, getUser, getEvents } = operationsById(product);
const { createWorld, streamJournal } = operationsById(mockDocument());

test('each operation documents the token and the headers that it needs', () => {
  assert.deepEqual(getConfiguration?.security, []);
  assert.deepEqual(getUser?.security, [{ accessToken: [] }]);
  assert.deepEqual(createLoan?.security, [{ accessToken: [], antiForgeryHeader: [], antiForgeryCookie: [] }]);
  assert.deepEqual(createWorld?.security, []);
  const { securitySchemes } = product['components'] as JsonObject;
  assert.deepEqual(
    Object.values(securitySchemes as Record<string, JsonObject>).map((scheme) => [
      scheme['in'] ?? scheme['scheme'],
      scheme['name'],
    ]),
    [
      ['bearer', undefined],
      ['header', 'x-xsrf-token'],
      ['cookie', 'XSRF-TOKEN'],
    ],
  );
});

test('only createLoan documents an idempotency key', () => {
  const takes = (name: string) =>
    Object.entries(operationsById(product))
      .filter(([, { parameters }]) => parameters.some((one) => one.in === 'header' && one.name === name))
      .map(([operation]) => operation);
  assert.deepEqual(takes('idempotency-key'), ['createLoan']);
  assert.equal(createLoan?.parameters.find(({ name }) => name === 'idempotency-key')?.required, false);
});

test('each error status of an operation lists its problem codes', () => {
  const codes = (status: string): unknown => {
    const response = resolved(product, createLoan?.responses[status]) as ProblemResponse;
    return response.content['application/problem+json'].schema.allOf[1].properties.code.enum;
  };
  assert.deepEqual(codes('401'), ['sign-in-required', 'token-rejected', 'fault-injected']);
  assert.deepEqual(codes('403'), [
    'anti-forgery-missing',
    'feature-missing',
    'origin-not-allowed',
    'fault-injected',
  ]);
  assert.deepEqual(codes('409'), ['idempotency-key-reused', 'fault-injected']);
  assert.deepEqual(Object.keys(createLoan?.responses ?? {}), [
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '500',
    '503',
    '507',
    'default',
  ]);
  assert.deepEqual(Object.keys(getConfiguration?.responses ?? {}), ['200', '500', '503', 'default']);
});

test('the description of an event stream lists its events', () => {
  const stream = JSON.stringify(getEvents?.responses['200']);
  for (const name of ['loanUpdate', 'menuUpdate', 'sessionExtend']) {
    assert.ok(stream.includes(`{"const":"${name}"}`), name);
    assert.ok(stream.includes(`#/components/schemas/${name}Event`), name);
  }
  assert.match(JSON.stringify(streamJournal?.responses['200']), /#\/components\/schemas\/callEvent/);
});

test('every $ref within a document has a target', () => {
  for (const document of [product, mockDocument()]) {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, path]) => path);
    assert.ok(references.length > 0);
    for (const $ref of new Set(references)) assert.equal(typeof resolved(document, { $ref }), 'object', $ref);
    assert.doesNotMatch(JSON.stringify(document), /"\$defs"|"\$id"/);
  }
});

test('no document has a keyword that validators compute differently or do not know', () => {
  for (const document of [product, mockDocument()]) {
    assert.doesNotMatch(JSON.stringify(document), /"(?:multipleOf|decimals)":/);
  }
});

function resolved(document: JsonObject, part: JsonObject | undefined): unknown {
  const { $ref } = part ?? {};
  if (typeof $ref !== 'string') return part;
  return $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as JsonObject | undefined)?.[name], document);
}

function operationsById(document: JsonObject): Readonly<Record<string, Described>> {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  return Object.fromEntries(
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => [String(one['operationId']), one as unknown as Described]),
    ),
  );
}

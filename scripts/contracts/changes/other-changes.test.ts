import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missing, op, otherValues, problemOf, type Row, request, response, told } from './small-contract.ts';

// What a list of known rules forgets.

const rows: readonly Row[] = [
  // Errors.
  [
    `${op}.responses`,
    { 410: missing },
    'breaking: problem not-found has status 410 instead of 404, response 404 is removed, response 410 is new',
    { 404: missing },
  ],
  [
    `${op}.responses`,
    { 410: {} },
    'breaking: problem without a code has status 410 instead of 404, response 404 is removed, response 410 is new',
    { 404: {} },
  ],
  [`${op}.responses.404`, undefined, 'compatible: response 404 is removed, problems are no longer not-found'],
  [
    `${op}.responses.409`,
    problemOf('taken', 'not-found'),
    'compatible: problem not-found can also have status 409',
  ],
  [
    `${op}.responses.409`,
    problemOf('taken'),
    'compatible: problem not-found no longer has status 409',
    problemOf('taken', 'not-found'),
  ],
  [`${op}.responses.default`, undefined, 'breaking: response default is removed', {}],
  [`${op}.responses.409.headers`, {}, 'breaking: response 409 header x-trace-id is removed'],
  [`${op}.responses.409.links`, { a: {} }, 'breaking: response 409 has links {"a":{}}'],
  [
    'components.headers.text.schema.type',
    'integer',
    'breaking: response 404, 409 header x-trace-id is integer instead of string',
  ],
  ['components.schemas.Problem.required', [], 'breaking: response 404, 409 $.code is no longer required'],
  [
    'components.schemas.Problem.properties.code',
    { type: 'integer' },
    'breaking: response 404, 409 $.code is integer instead of string',
  ],
  // What an operation inherits.
  ['servers', [{ url: '/', description: 'Here.' }], ''],
  ['servers', [{ url: 'a' }], 'breaking: operation has servers [{"url":"a"}] instead of [{"url":"/"}]'],
  [
    'paths./loans/{id}.servers',
    [{ url: 'a' }],
    'breaking: operation has servers [{"url":"a"}] instead of [{"url":"/"}]',
  ],
  ['info.version', '2', ''],
  // References to references, also in parts that are not compared one by one.
  [
    'components.schemas.Text.maxLength',
    10,
    'breaking: response 200 $.name has maxLength 10 instead of 9, response 200 $.one has oneOf [{"type":"string","maxLength":10}] instead of [{"type":"string","maxLength":9}]',
  ],
  [
    `${response}.properties.name.maxLength`,
    8,
    'compatible: response 200 $.name must also meet {"maxLength":8}',
  ],
  [
    `${response}.properties.one.oneOf`,
    [{ type: 'string', maxLength: 9, description: 'A name.' }],
    'words: response 200 $.one has other words',
  ],
  // Schemas.
  [`${request}.additionalProperties`, true, 'compatible: request body $ allows other properties', false],
  [
    `${request}.additionalProperties`,
    { type: 'string' },
    'compatible: request body $ allows other properties',
    false,
  ],
  [`${request}.additionalProperties`, { type: 'string' }, 'breaking: request body $.* is always string'],
  [
    request,
    { additionalProperties: false },
    'breaking: request body $ no longer allows properties with the pattern a',
    { patternProperties: { a: {} }, additionalProperties: false },
  ],
  [
    request,
    { patternProperties: { a: {} }, additionalProperties: false },
    'compatible: request body $ allows properties with the pattern a',
    { additionalProperties: false },
  ],
  [
    request,
    { properties: { b: { type: 'string' } }, additionalProperties: { type: 'integer' } },
    'breaking: request body $.b is string instead of integer',
    { additionalProperties: { type: 'integer' } },
  ],
  [
    request,
    { anyOf: [{ minProperties: 1 }], properties: { b: { type: 'string' } }, required: ['b'] },
    'breaking: request body $.b is new and required',
    { anyOf: [{ minProperties: 1 }] },
  ],
  [
    request,
    { anyOf: [{ required: ['b'] }], properties: { b: {} } },
    'breaking: request body $ must also meet one of [{"required":["b"]}]',
    { properties: { b: {} } },
  ],
  [
    `${request}.allOf`,
    [{ required: ['c'] }, { required: ['b'] }],
    '',
    [{ required: ['b'] }, { required: ['c'] }],
  ],
  [
    `${request}.allOf`,
    [{ type: 'object', minProperties: 1 }],
    'breaking: request body $ is always object',
    [{ minProperties: 1 }],
  ],
  [`${request}.allOf`, [{}], 'breaking: request body $ must also meet {}'],
  [`${request}.properties.a`, false, 'breaking: request body $.a allows no value'],
  [
    `${request}.properties.a`,
    { type: 'number', maximum: 9 },
    'breaking: request body $.a has maximum 9 instead of none, request body $.a allows decimals',
    { type: 'integer' },
  ],
  [`${request}.properties.a.default`, 'y', 'breaking: request body $.a has default "y" instead of "x"', 'x'],
  [`${request}.properties.a.default`, undefined, 'breaking: request body $.a has no default any more', false],
  [`${request}.properties.a.pattern`, undefined, 'compatible: request body $.a has no pattern any more', 'a'],
  [`${request}.unevaluatedProperties`, false, 'breaking: request body $ has unevaluatedProperties false'],
  [
    `${response}.properties.r.contentEncoding`,
    'base64',
    'breaking: response 200 $.r has contentEncoding "base64"',
  ],
  [`${response}.properties.r.writeOnly`, true, 'breaking: response 200 $.r has writeOnly true'],
  [`${response}.properties.r.writeOnly`, false, ''],
  [
    `${response}.discriminator`,
    { propertyName: 'r' },
    'breaking: response 200 $ has discriminator {"propertyName":"r"}',
  ],
  [`${response}.additionalProperties`, true, 'compatible: response 200 $ allows other properties', false],
];

for (const [path, value, found, earlier] of rows) {
  test(`${path.replace(`${op}.`, '')} = ${JSON.stringify(value)}: ${found || 'no change'}`, () => {
    assert.equal(told(path, value, earlier), found);
  });
}

test('only words can change without a change for clients', () => {
  const silent = otherValues().filter(([path, value]) => /^(words.*)?$/.test(told(path, value)));
  assert.deepEqual(
    new Set(silent.map(([path]) => path.split('.').at(-1))),
    new Set(['summary', 'description']),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { body, op, type Row, reply, request, response, told } from './small-contract.ts';

// One row for each kind of rule of oasdiff 1.31.

const rows: readonly Row[] = [
  // Security: alternatives, schemes and scopes.
  [`${op}.security`, [{ token: ['read'] }], 'breaking: security no longer accepts key'],
  [`${op}.security`, [{ token: ['read'] }, { key: [] }, { other: [] }], 'compatible: security accepts other'],
  [`${op}.security`, [{ key: [] }, { token: ['read'] }], ''],
  [
    `${op}.security`,
    [{ token: ['read', 'write'] }, { key: [] }],
    'breaking: security no longer accepts token (read), security accepts token (read, write)',
  ],
  [`${op}.security`, [{ token: [] }, { key: [] }], 'compatible: security accepts token'],
  [
    `${op}.security`,
    [{ token: ['read'], key: [] }, { key: [] }],
    'breaking: security no longer accepts token (read), security accepts token (read) with key',
  ],
  [`${op}.security`, [], 'compatible: security accepts requests without sign-in'],
  [
    'components.securitySchemes.token.scheme',
    'basic',
    'breaking: security token has scheme "basic" instead of "bearer"',
  ],
  ['components.securitySchemes.token.description', 'A token.', 'words: security token has other words'],
  // The operation itself.
  [`${op}.deprecated`, true, 'compatible: operation is deprecated'],
  [`${op}.deprecated`, false, ''],
  [`${op}.tags`, ['loans'], 'words: operation has other words'],
  [`${op}.x-note`, 1, 'words: operation has other words'],
  [`${op}.externalDocs`, { url: 'a' }, 'words: operation has other words'],
  [`${op}.callbacks`, { a: {} }, 'breaking: operation has callbacks {"a":{}}'],
  [`${op}.servers`, [{ url: 'a' }], 'breaking: operation has servers [{"url":"a"}] instead of [{"url":"/"}]'],
  [
    'paths./loans/{id}.parameters',
    [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }],
    'breaking: query.page is new and required',
  ],
  // Parameters.
  [
    `${op}.parameters.1.style`,
    'pipeDelimited',
    'breaking: query.q has style "pipeDelimited" instead of "form", query.q has explode false instead of true',
  ],
  [`${op}.parameters.1.explode`, false, 'breaking: query.q has explode false instead of true'],
  [`${op}.parameters.1.explode`, true, ''],
  [`${op}.parameters.1.style`, 'form', ''],
  [`${op}.parameters.1.deprecated`, true, 'compatible: query.q is deprecated'],
  [`${op}.parameters.1.x-note`, 1, 'words: query.q has other words'],
  [`${op}.parameters.1.required`, true, 'breaking: query.q is required now'],
  [`${op}.parameters.1.in`, 'cookie', 'breaking: query.q is removed, cookie.q is new and optional'],
  [`${op}.parameters.0.schema.maxLength`, 8, 'breaking: path.id has maxLength 8 instead of 9'],
  [`${op}.parameters.0.schema.maxLength`, 10, 'compatible: path.id has maxLength 10 instead of 9'],
  [`${op}.parameters.0.schema.pattern`, 'a', 'breaking: path.id has pattern "a"'],
  [`${op}.parameters.1.schema.items.type`, 'integer', 'breaking: query.q[] is integer instead of string'],
  // Request body.
  [`${body}.required`, true, 'breaking: request body is required now'],
  [`${body}.x-note`, 1, 'words: request body has other words'],
  [body, undefined, 'breaking: request body is removed'],
  [
    `${body}.content.application/json.encoding`,
    { a: {} },
    'breaking: request body application/json has encoding {"a":{}}',
  ],
  [`${body}.content.text/csv`, {}, 'compatible: request body can be text/csv'],
  [`${request}.properties.n.type`, ['null', 'string'], ''],
  [`${request}.properties.n.type`, 'string', 'breaking: request body $.n no longer allows null'],
  [`${request}.properties.a.type`, ['string'], ''],
  [`${request}.properties.a.type`, ['string', 'null'], 'compatible: request body $.a also allows null'],
  [`${request}.properties.a.type`, 'integer', 'breaking: request body $.a is integer instead of string'],
  [`${request}.properties.a.enum`, ['x'], 'breaking: request body $.a allows only ["x"]'],
  [`${request}.properties.a.format`, 'date', 'breaking: request body $.a has format "date"'],
  [`${request}.properties.a.deprecated`, true, 'compatible: request body $.a is deprecated'],
  [`${request}.properties.a.x-note`, 1, 'words: request body $.a has other words'],
  [`${request}.properties.a.default`, 'x', 'breaking: request body $.a has default "x"'],
  [`${request}.properties.b`, { type: 'string' }, 'compatible: request body $.b is new and optional'],
  [
    request,
    {
      type: 'object',
      properties: {
        a: { type: 'string' },
        n: { type: ['string', 'null'] },
        b: { anyOf: [{ type: 'null' }] },
      },
      required: ['a', 'b'],
    },
    'breaking: request body $.b is new and required, null if blank',
  ],
  [`${request}.required`, ['a', 'n'], 'breaking: request body $.n is required now'],
  [`${request}.required`, ['a', 'z'], 'breaking: request body $.z is required now'],
  [`${request}.required`, [], 'compatible: request body $.a is no longer required'],
  [`${request}.minProperties`, 1, 'breaking: request body $ has minProperties 1 instead of none'],
  [`${request}.additionalProperties`, false, 'breaking: request body $ no longer allows other properties'],
  [`${request}.oneOf`, [{}], 'breaking: request body $ has oneOf [{}]'],
  [`${request}.not`, {}, 'breaking: request body $ has not {}'],
  // Responses.
  [`${response}.properties.m.type`, ['string', 'null'], ''],
  [`${response}.properties.m.type`, 'string', 'compatible: response 200 $.m no longer allows null'],
  [`${response}.properties.r.type`, ['string', 'null'], 'breaking: response 200 $.r also allows null'],
  [`${response}.properties.r.maxLength`, undefined, 'breaking: response 200 $.r has no maxLength any more'],
  [`${response}.properties.r.maxLength`, 8, 'compatible: response 200 $.r has maxLength 8 instead of 9'],
  [`${response}.required`, [], 'breaking: response 200 $.r is no longer required'],
  [`${response}.required`, ['r', 'm'], 'compatible: response 200 $.m is required now'],
  [`${response}.properties.m`, undefined, 'compatible: response 200 $.m is removed'],
  [`${reply}.content.application/json`, undefined, 'breaking: response 200 is no longer application/json'],
  [`${reply}.links`, { a: {} }, 'breaking: response 200 has links {"a":{}}'],
  [`${reply}.description`, 'A loan.', 'words: response 200 has other words'],
  [`${reply}.headers.ETag`, undefined, 'breaking: response 200 header etag is removed'],
  [`${reply}.headers.Link`, {}, 'compatible: response 200 header link is new'],
  [`${reply}.headers.ETag.required`, false, 'breaking: response 200 header etag is no longer required'],
  [`${reply}.headers.ETag.deprecated`, true, 'compatible: response 200 header etag is deprecated'],
  [
    `${reply}.headers.ETag.explode`,
    true,
    'breaking: response 200 header etag has explode true instead of false',
  ],
  [`${reply}.headers.ETag.description`, 'A tag.', 'words: response 200 header etag has other words'],
  [
    `${reply}.headers.ETag.schema.maxLength`,
    10,
    'breaking: response 200 header etag has maxLength 10 instead of 9',
  ],
  [`${op}.responses.201`, { description: 'Made.' }, 'breaking: response 201 is new'],
];

for (const [path, value, found] of rows) {
  test(`${path.replace(`${op}.`, '')} = ${JSON.stringify(value)}: ${found || 'no change'}`, () => {
    assert.equal(told(path, value), found);
  });
}

import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { ProblemCode } from '../../../contracts/problems.ts';
import { commonServer } from '../../test/common-server.ts';
import { fieldsOf, newWorld, problemOf, signedIn } from '../../test/server.ts';

const json = 'application/json';
const bodies: readonly (readonly [
  what: string,
  type: string,
  body: string,
  code: ProblemCode,
  detail: string,
])[] = [
  ['text that is not JSON', json, '{"a":1,}', 'unreadable-body', 'The body is not valid JSON.'],
  ['two JSON texts', json, '{"a":1}{', 'unreadable-body', 'The body is not valid JSON.'],
  [
    'a compressed body',
    json,
    gzipSync('{}').toString('latin1'),
    'unreadable-body',
    'The body is not valid JSON.',
  ],
  [
    'a name that would change every object',
    json,
    '{"__proto__":{"isAdmin":true}}',
    'unreadable-body',
    'The body is not valid JSON.',
  ],
  [
    'a body of 9,000 levels',
    json,
    '['.repeat(9_000) + ']'.repeat(9_000),
    'invalid-request',
    'body: must be object.',
  ],
  ['an empty body', json, '', 'invalid-request', 'body: must be object.'],
  ['a byte order mark before a list', json, '\ufeff[]', 'invalid-request', 'body: must be object.'],
  [
    '64 KiB and more',
    json,
    `"${'x'.repeat(65_535)}"`,
    'body-too-large',
    'The body is larger than any documented request needs. Send less.',
  ],
  ...['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'nonsense'].map(
    (type) =>
      [
        `a body of the type ${type}`,
        type,
        'type=create',
        'content-type-unsupported',
        'The server does not accept this content type. Send the body as application/json.',
      ] as const,
  ),
];
for (const [what, type, payload, code, detail] of bodies) {
  test(`${what} is refused as ${code}`, async () => {
    const { app } = await commonServer();
    const { headers } = await signedIn(app, 'lending-staff');
    const response = await app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    assert.deepEqual([problemOf(response).code, problemOf(response).detail], [code, detail]);
  });
}

/** Each way in which a client sends a request without a body. */
const framings: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['no framing', {}],
  ['a length of 0', { 'content-length': '0' }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
  ['a type and a length of 0', { 'content-type': json, 'content-length': '0' }],
  ['a type and chunks', { 'content-type': json, 'transfer-encoding': 'chunked' }],
  ['text in chunks', { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }],
];
for (const [what, framing] of framings) {
  test(`[S-7-05] an empty body is no body, with ${what}`, async () => {
    const { app } = await commonServer();
    const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
    const send = (url: string) =>
      app.inject({ method: 'POST', url, headers: { ...headers, ...framing }, payload: Readable.from([]) });
    const bodiless = await send('/login/InitializeEnterpriseLos');
    assert.ok(bodiless.statusCode < 300, bodiless.body);
    assert.deepEqual(fieldsOf(await send('/api/loans')), ['body']);
  });
}

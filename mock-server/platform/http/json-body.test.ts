import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { test } from 'node:test';
import {
  fieldsOf,
  loanRequest,
  newWorld,
  problemOf,
  signedIn,
  type TestResponse,
  testApp,
} from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { mostValues } from './json-text.ts';
import { longestRecipe } from './limits.ts';
import { journalOf } from '../../test/control.ts';

/** Returns a function that sends a body to the operation createLoan, in a new world. */
async function sender() {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', world);
  const send = (payload: string | Buffer, type = 'application/json'): Promise<TestResponse> =>
    app.inject({ method: 'POST', url: '/api/loans', headers: { ...headers, 'content-type': type }, payload });
  const journal = () => journalOf(app, world);
  return { send, journal };
}

const wrongOf = (response: TestResponse): unknown => problemOf(response).errors;

test('the last of two equal names in an object counts, as with every parser', async () => {
  const { send } = await sender();
  const repeated = JSON.stringify(loanRequest).replace('"loanPurpose"', '"loanPurpose":"none",$&');
  assert.equal((await send(repeated)).statusCode, 200);
});

test('__proto__ is rejected as an undocumented field', async () => {
  const { send } = await sender();
  const body = JSON.stringify(loanRequest);
  for (const [inserted, field] of [
    [body.replace('{', '{"__proto__":{"isAdmin":true},'), '__proto__'],
    [body.replace('"borrowerDetails":{', '$&"__proto__":null,'), 'borrowerDetails.__proto__'],
    [body.replace('{', String.raw`{"\u005f_proto__":1,`), '__proto__'],
  ] as const) {
    assert.deepEqual(
      wrongOf(await send(inserted)),
      [{ field, message: 'is not a documented field' }],
      inserted,
    );
  }
});

test('a body that is nested too deeply is rejected, and the request appears in the journal', async (context) => {
  const lines: string[] = [];
  const app = await testApp(context, { logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } });
  const world = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', world);
  const bodies = [
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ];
  for (const payload of bodies) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    assert.equal(response.statusCode, 400);
    assert.deepEqual(wrongOf(response), [{ field: 'body', message: 'is nested more than 32 levels deep' }]);
  }
  const entries = await journalOf(app, world);
  assert.deepEqual(
    entries.map(({ operation, status, verdict }) => [operation, status, verdict]),
    bodies.map(() => ['createLoan', 400, 'invalid-request']),
  );
  assert.deepEqual(lines, []);
});

const tooMuch: readonly (readonly [part: string, status: number, message: RegExp])[] = [
  ['['.repeat(33), 400, /^body: is nested more than 32 levels deep\.$/],
  [`[${'1,'.repeat(mostValues)}`, 400, /^body: has more than 75,000 values\.$/],
  [`{${'"a":1,'.repeat(2_001)}`, 400, /^body: has an object with more than 2,000 names\.$/],
  [' '.repeat(longestRecipe + 1), 413, /^The body is larger than 2048 KiB, the maximum for this request\./],
];
for (const [part, status, message] of tooMuch) {
  test(`a body that is too large is refused before its end: ${message.source}`, {
    timeout: 10_000,
  }, async () => {
    const { app } = await commonServer();
    const endless = Readable.from(
      (async function* () {
        for (let from = 0; from < part.length; from += 9_999) yield part.slice(from, from + 9_999);
        await new Promise(() => undefined);
      })(),
    );
    const response = await app.inject({
      method: 'POST',
      url: '/mock/worlds',
      headers: { 'content-type': 'application/json' },
      payload: endless,
    });
    assert.equal(response.statusCode, status);
    assert.match(problemOf(response).detail, message);
  });
}

test('signs in texts do not count, also behind escaped quotes', async () => {
  const { send } = await sender();
  for (const text of ['[{'.repeat(40), '\\"[{'.repeat(40), `\\${'['.repeat(40)}`, ',:'.repeat(5_000)]) {
    assert.deepEqual(fieldsOf(await send(JSON.stringify({ ...loanRequest, text }))), ['text'], text);
  }
});

test('a body whose length exceeds the limit is refused before it is sent', { timeout: 10_000 }, async () => {
  const { app } = await commonServer();
  const silent = new Readable({ read: () => undefined });
  const response = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    headers: { 'content-type': 'application/json', 'content-length': String(longestRecipe + 1) },
    payload: silent,
  });
  assert.equal(problemOf(response).code, 'body-too-large');
});

test('JSON in another encoding than UTF-8 is rejected', async () => {
  const { send } = await sender();
  for (const charset of ['utf-16', 'UTF-16LE', 'iso-8859-1', '"utf-32"']) {
    const response = await send('{}', `application/json; charset=${charset}`);
    assert.equal(response.statusCode, 415, charset);
    assert.match(problemOf(response).detail, /UTF-8/);
  }
  for (const charset of ['utf-8', 'UTF-8', '"utf-8"', 'utf8']) {
    assert.notDeepEqual(fieldsOf(await send('{}', `application/json; charset=${charset}`)), [], charset);
  }
  const broken = await send(Buffer.from([0x22, 0xff, 0xfe, 0x22]));
  assert.equal(problemOf(broken).code, 'unreadable-body');
  assert.match(problemOf(broken).detail, /UTF-8/);
});

test('malformed JSON and an empty body are rejected', async () => {
  const { send } = await sender();
  for (const body of ['{', '{"a":1,}', 'NaN', '{"a":1}{', "{'a':1}"]) {
    assert.equal(problemOf(await send(body)).detail, 'The body is not valid JSON.', body);
  }
  assert.deepEqual(fieldsOf(await send('')), ['body']);
  // A byte order mark is ignored, as RFC 8259 allows.
  assert.notDeepEqual(fieldsOf(await send('\ufeff{}')), []);
});

/** Each way in which a client sends a request without a body. */
const framings: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['no framing', {}],
  ['a length of 0', { 'content-length': '0' }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
  ['a type and a length of 0', { 'content-type': 'application/json', 'content-length': '0' }],
  ['a type and chunks', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }],
  ['text in chunks', { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }],
  ['bytes and a length of 0', { 'content-type': 'application/octet-stream', 'content-length': '0' }],
  [
    'a form in chunks',
    { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
  ],
  ['a coding and a length of 0', { 'content-encoding': 'gzip', 'content-length': '0' }],
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

test('a body in a content coding is refused with 415, and the response names the accepted coding', async () => {
  const { app } = await commonServer();
  const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
  const plain = JSON.stringify(loanRequest);
  const send = (url: string, coding: string, payload: string | Buffer) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json', 'content-encoding': coding },
      payload,
    });
  for (const url of ['/api/loans', '/mock/worlds']) {
    for (const [coding, payload] of [
      ['gzip', gzipSync(plain)],
      ['br', plain],
      ['deflate, gzip', plain],
      ['identity, br', plain],
    ] as const) {
      const response = await send(url, coding, payload);
      assert.equal(response.statusCode, 415, `${url} ${coding}`);
      assert.equal(response.headers['accept-encoding'], 'identity');
      assert.equal(problemOf(response).code, 'content-coding-unsupported');
    }
  }
  assert.equal((await send('/api/loans', 'Identity', plain)).statusCode, 200);
});

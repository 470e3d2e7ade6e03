import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEntry } from '../../contracts/operations/mock-schemas.ts';
import { fieldsOf, newWorld, problemOf, signedIn, type TestResponse, testApp } from '../testing.ts';
import { commonServer } from '../common-testing.ts';

/** Returns a function that sends a body to the operation createLoan, in a new world. */
async function sender() {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', world);
  const send = (payload: string | Buffer, type = 'application/json'): Promise<TestResponse> =>
    app.inject({ method: 'POST', url: '/api/loans', headers: { ...headers, 'content-type': type }, payload });
  const journal = async () => (await app.inject(`/mock/worlds/${world}/journal`)).json<JournalEntry[]>();
  return { send, journal };
}

const wrongOf = (response: TestResponse): unknown => problemOf(response).errors;

test('a name that occurs twice in an object is rejected with its path', async () => {
  const { send } = await sender();
  for (const [body, field] of [
    ['{"isLead":true,"isLead":false}', 'isLead'],
    ['{"a":{"b":1,"c":{"d":1},"b":2}}', 'a.b'],
    ['{"a":[{"b":1},{"b":1,"c":2, "b" :1}]}', 'a.1.b'],
    [String.raw`{"name":1,"n\u0061me":2}`, 'name'],
  ] as const) {
    assert.deepEqual(wrongOf(await send(body)), [{ field, message: 'occurs twice' }], body);
  }
});

test('the same name in two objects, or as a value, is accepted', async () => {
  const { send } = await sender();
  for (const body of [
    '{"a":{"b":"b"},"c":{"b":"a"}}',
    '{"a":["b","b"],"b":"\\"b\\":"}',
    '[{"b":1},{"b":1}]',
  ]) {
    assert.doesNotMatch((await send(body)).body, /occurs twice/, body);
  }
});

test('__proto__ is rejected as an undocumented field', async () => {
  const { send } = await sender();
  for (const [body, field] of [
    ['{"__proto__":{"isAdmin":true}}', '__proto__'],
    ['{"borrowerDetails":{"__proto__":null}}', 'borrowerDetails.__proto__'],
    [String.raw`{"\u005f_proto__":1}`, '__proto__'],
  ] as const) {
    assert.deepEqual(wrongOf(await send(body)), [{ field, message: 'is not a documented field' }], body);
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
  const entries = (await app.inject(`/mock/worlds/${world}/journal`)).json<JournalEntry[]>();
  assert.deepEqual(
    entries.map(({ operation, status, verdict }) => [operation, status, verdict]),
    bodies.map(() => ['createLoan', 400, 'invalid-request']),
  );
  assert.deepEqual(lines, []);
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
  assert.match(problemOf(await send('')).detail, /body is empty/);
  // A byte order mark is ignored, as RFC 8259 allows.
  assert.notDeepEqual(fieldsOf(await send('\ufeff{}')), []);
});

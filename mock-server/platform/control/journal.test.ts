import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { traceIdHeader, worldHeader } from '../../../contracts/api/headers.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { openStore } from '../worlds/open-store.ts';
import { loanRequest, newWorld, signedIn, storeWith, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { change, control, journalOf, type Method } from '../../test/control.ts';
import { rulesAbout } from '../../../contracts/api/rules.ts';

async function worldAt(app: FastifyInstance) {
  const id = await newWorld(app, { clock: { now: '2026-02-03T04:05:06Z' } });
  return { app, id, user: await signedIn(app, 'lending-staff', id) };
}

test('the journal of a world has each request with operation, status, body and caller', async (context) => {
  const { app, id, user } = await worldAt(await testApp(context));
  const response = await user.get('/api/navigation/user');
  const [entry, ...others] = await journalOf(app, id);
  assert.ok(entry);
  assert.deepEqual(others, []);
  const { milliseconds, recordedAt, answerBody, curl, ...rest } = entry;
  assert.deepEqual(rest, {
    number: 1,
    at: '2026-02-03T04:05:06.000Z',
    traceId: response.headers[traceIdHeader],
    method: 'GET',
    path: '/api/navigation/user',
    operation: 'getUser',
    rules: rulesAbout('operation:getUser'),
    caller: 'lending-staff',
    status: 200,
    verdict: null,
    fault: null,
    requestBody: null,
  });
  assert.ok(milliseconds > 0);
  assert.ok(recordedAt > '2026-02-04', 'the clock of the world stands still, that of the machine does not');
  assert.equal(answerBody, response.body);
  assert.match(curl, /\ncurl 'http:\/\/localhost:80\/api\/navigation\/user' /);
  assert.deepEqual(await journalOf(app, 'default'), []);
});

test('the journal masks tax identifiers and tokens', async () => {
  const { app, id, user } = await worldAt((await commonServer()).app);
  await user.post('/api/loans', loanRequest);
  await user.post('/api/loans', { ...loanRequest, password: 'tell-nobody' });
  await user.get('/LoanSetup/CreateLoanCheck?taxIdentifier=000121234&id_token_hint=tell-nobody');
  const text = JSON.stringify(await journalOf(app, id));
  assert.doesNotMatch(text, /000121234|tell-nobody|eyJ/);
  for (const secret of [user.headers['authorization']?.slice(8), user.headers['cookie']?.split('=')[1]]) {
    assert.ok(secret && !text.includes(secret));
  }
  assert.match(text, /Wilhelmina/);
});

test('the journal has requests for pages, operations and unknown paths, and no files or requests of browsers and programs', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const headers = { [worldHeader]: id, accept: 'application/json' };
  for (const url of [
    '/.well-known/appspecific/com.chrome.devtools.json',
    '/.well-known/change-password',
    '/favicon.ico',
    '/favicon.png',
    '/apple-touch-icon.png?v=2',
    '/apple-touch-icon-precomposed.png',
    '/robots.txt',
    '/sitemap.xml',
    '/browserconfig.xml',
    '/manifest.json',
    '/assets/main.js.map',
    '/page.js.map',
    '/page-assets/pages.css',
    '/page-assets/none.map',
    '/spec/none.html',
    '/api-docs/none.css',
    '/idp/nothing',
    '/mock/nothing',
    `/mock/worlds/${id}`,
    '/mock/catalogue',
  ])
    for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url, headers });
  for (const url of ['/Home/WhatsNew', '/api/none.png', '/mistyped']) await app.inject({ url, headers });
  await app.inject({ method: 'POST', url: '/page.js', headers });
  assert.deepEqual(
    (await journalOf(app, id)).map(({ path, operation, status }) => [path, operation, status]),
    [
      ['/Home/WhatsNew', 'WhatsNew', 401],
      ['/api/none.png', null, 404],
      ['/mistyped', null, 404],
      ['/page.js', null, 404],
    ],
  );
});

test('the journal names the problem code of each refused request, also for unknown paths', async () => {
  const { app, id, user } = await worldAt((await commonServer()).app);
  await app.inject({ url: '/api/navigation/user', headers: { [worldHeader]: id } });
  await user.get('/api/loans/1/dashboard');
  await user.post('/api/loans', {});
  await user.get('/api/nowhere');
  await app.inject({ method: 'DELETE', url: '/api/loans', headers: user.headers });
  assert.deepEqual(
    (await journalOf(app, id)).map(({ operation, status, verdict }) => [operation, status, verdict]),
    [
      ['getUser', 401, 'sign-in-required'],
      ['getLoanDashboard', 404, 'account-not-found'],
      ['createLoan', 400, 'invalid-request'],
      [null, 404, 'path-unknown'],
      [null, 405, 'method-not-allowed'],
    ],
  );
});

test('the journal says how a response violated its schema', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const stubStore = storeWith(store, 'loans', () => ({ dashboardJson: async () => '{"loanNumber":1}' }));
  const app = await testApp(context, { store: stubStore });
  const id = await newWorld(app);
  await (await signedIn(app, 'closing', id)).get('/api/loans/123401/dashboard');
  const verdict = (await journalOf(app, id))[0]?.verdict ?? '';
  assert.match(verdict, /^invalid-answer: GET \/api\/loans\/:generalAccountId\/dashboard: /);
  assert.match(verdict, /\/loanNumber must be string/);
});

test('a request that names an unknown world is in no journal', async (context) => {
  const { app } = await worldAt(await testApp(context));
  await app.inject({ url: '/api/configuration', headers: { [worldHeader]: 'nowhere' } });
  await app.inject({ url: '/api/nowhere', headers: { [worldHeader]: 'nowhere' } });
  assert.deepEqual(await journalOf(app, 'default'), []);
});

test('the journal stream sends each request as it happens, and ends when the world is deleted', {
  timeout: 5_000,
}, async (context) => {
  const { app, id, user } = await worldAt(await testApp(context));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await user.get('/api/navigation/user');
  const stream = await fetch(`http://127.0.0.1:${port}/mock/worlds/${id}/journal/stream`);
  assert.match(stream.headers.get('content-type') ?? '', /^text\/event-stream/);
  const text = stream.text();
  await user.get('/api/loans/123401/dashboard');
  await user.post('/api/loans', loanRequest);
  await app.inject({ method: 'DELETE', url: `/mock/worlds/${id}` });
  const entries = (await text)
    .split('\n\n')
    .filter((block) => block.startsWith('event: call'))
    .map((block) => JSON.parse(block.split('data: ')[1] ?? '') as JournalEntry);
  assert.deepEqual(
    entries.map(({ number, operation }) => [number, operation]),
    [
      [2, 'getLoanDashboard'],
      [3, 'createLoan'],
    ],
  );
  assert.doesNotMatch(await text, /000121234/);
});

test('the journal stream says when faults, clock, flags or menus of the world change, and when it is cleared', {
  timeout: 5_000,
}, async (context) => {
  const { app, id, user } = await worldAt(await testApp(context));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/mock/worlds/${id}/journal/stream`);
  const text = stream.text();
  const order = (method: Method, path: string, payload?: object) =>
    control(app, method, `${id}${path}`, payload);
  await order('PATCH', '', { faults: { down: { operation: 'getUser', kind: 'status', status: 500 } } });
  await user.get('/api/navigation/user');
  await order('PATCH', '', { clock: { advanceSeconds: 60 } });
  await order('PATCH', '', { menus: { loan: [] } });
  await order('GET', '');
  await order('DELETE', '/journal');
  await order('POST', '/reset');
  await order('DELETE', '');
  const names = (await text).split('\n\n').flatMap((block) => /^event: (\w+)/.exec(block)?.[1] ?? []);
  assert.deepEqual(names, ['change', 'change', 'call', 'change', 'change', 'clear', 'change', 'clear']);
});

test('a journal stream that its client has left has no reader any more', {
  timeout: 5_000,
}, async (context) => {
  const { app, id } = await worldAt(await testApp(context));
  const left = Promise.withResolvers<void>();
  context.mock.method(app.journal, 'follow', async () => () => left.resolve());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = new AbortController();
  await fetch(`http://127.0.0.1:${port}/mock/worlds/${id}/journal/stream`, { signal: client.signal });
  client.abort();
  await left.promise;
});

test('the server closes while a client follows the journal stream', { timeout: 5_000 }, async (context) => {
  const { app, id } = await worldAt(await testApp(context));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/mock/worlds/${id}/journal/stream`);
  await app.close();
  assert.match(await stream.text(), /^retry: /);
});

test('HEAD is recorded, counted and failed like GET, on operations and pages', async () => {
  const { app, id, user } = await worldAt((await commonServer()).app);
  await change(app, id, {
    faults: {
      any: { operation: 'any', kind: 'status', status: 503, message: 'No.', nth: 2 },
      page: { operation: 'loan-pipeline', kind: 'status', status: 502 },
    },
  });
  const userPath = '/api/navigation/user';
  const head = async (url: string) =>
    (await app.inject({ method: 'HEAD', url, headers: user.headers })).statusCode;
  assert.equal((await user.get(userPath)).statusCode, 200);
  assert.deepEqual([await head(userPath), await head(userPath)], [503, 200]);
  assert.equal(await head('/Pipeline/LoanPipeline'), 502);
  const entries = await journalOf(app, id);
  assert.match(entries[1]?.curl ?? '', /^ACCESS_TOKEN=.*\ncurl --head '(?!.*xsrf)/i);
  assert.deepEqual(
    entries.map(({ method, operation, status, answerBody }) => [
      method,
      operation,
      status,
      answerBody === null,
    ]),
    [
      ['GET', 'getUser', 200, false],
      ['HEAD', 'getUser', 503, true],
      ['HEAD', 'getUser', 200, true],
      ['HEAD', 'loan-pipeline', 502, true],
    ],
  );
});

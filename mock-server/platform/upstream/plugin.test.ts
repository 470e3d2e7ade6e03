import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { antiForgery, loanRequest, problemOf, testApp } from '../../test/server.ts';
import type { AppOptions } from '../../app/app.ts';
import { backend, inFront } from '../../test/upstream.ts';
import { upstreamOf } from './upstream.ts';

const user = { firstName: 'From', lastName: 'Backend' };

test('a request reaches the backend with query and token, and the response is unchanged', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.get('/los/api/loans/:id/dashboard', (_request, reply) =>
    reply.code(418).header('x-of-backend', '1').type('application/json').send('{ "odd":  [1.0, "ü"] }'),
  );
  const { user: caller } = await inFront(context, `${await listen()}/los`);
  const response = await caller.get('/api/loans/77/dashboard?x=a%2Fb&y=1');
  assert.equal(response.statusCode, 418);
  assert.equal(response.body, '{ "odd":  [1.0, "ü"] }');
  assert.equal(response.headers['x-of-backend'], '1');
  assert.equal(last().url, '/los/api/loans/77/dashboard?x=a%2Fb&y=1');
  assert.equal(last().headers.authorization, caller.headers['authorization']);
  assert.equal(last().headers[traceIdHeader], response.headers[traceIdHeader]);
  assert.equal(last().headers['x-forwarded-host'], 'localhost:80');
});

test('the backend gets the address of the client, as reported by a trusted proxy', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.get('/api/navigation/user', () => user);
  const url = await listen();
  const upstream = upstreamOf({ url, operations: 'getUser', host: 'localhost', port: 0 });
  const addressesSent = async (options: Partial<AppOptions>): Promise<unknown> => {
    const app = await testApp(context, { ...options, upstream });
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    await app.inject({ url: '/api/navigation/user', remoteAddress: '10.0.0.2', headers });
    return last().headers['x-forwarded-for'];
  };
  assert.deepEqual(await addressesSent({}), '10.0.0.2');
  assert.deepEqual(await addressesSent({ trustProxy: '10.0.0.0/8' }), '192.0.2.7, 10.0.0.2');
  assert.deepEqual(await addressesSent({ trustProxy: 'loopback' }), '10.0.0.2');
});

test('a body reaches the backend unchanged, with the anti-forgery header and cookie', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.removeAllContentTypeParsers();
  real.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  real.post('/api/loans', () => ({ status: 'success', errorMessage: null, newApplyId: 'A-1' }));
  const { app, user: caller, journal } = await inFront(context, await listen());
  const body = JSON.stringify(loanRequest, null, 3);
  const response = await app.inject({
    method: 'POST',
    url: '/api/loans',
    headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': 'k' },
    payload: body,
  });
  assert.deepEqual(response.json(), { status: 'success', errorMessage: null, newApplyId: 'A-1' });
  assert.equal(last().body, body);
  assert.equal(last().headers['x-xsrf-token'], antiForgery['x-xsrf-token']);
  assert.equal(last().headers['idempotency-key'], 'k');
  assert.equal(last().headers.cookie, antiForgery.cookie);
  const [entry] = await journal();
  assert.equal(entry?.operation, 'createLoan');
  assert.equal(entry.verdict, null);
  assert.equal(entry.upstream, real.listeningOrigin);
  assert.match(entry.requestBody ?? '', /"firstName": *"Wilhelmina"/);
  assert.doesNotMatch(entry.requestBody ?? '', /000121234/);
});

test('only the chosen operations and pages are passed on', async (context) => {
  const { app: real, listen, asked } = await backend(context);
  real.get('/api/navigation/user', () => user);
  real.get('/Home/WhatsNew', (_request, reply) =>
    reply.type('text/html').send('<h1>News of the backend</h1>'),
  );
  real.get('/Content/*', () => 'file');
  const { app, user: caller } = await inFront(context, await listen(), 'getUser,WhatsNew,/Content');
  assert.deepEqual((await caller.get('/api/navigation/user')).json(), user);
  assert.equal((await app.inject('/Home/WhatsNew')).body, '<h1>News of the backend</h1>');
  assert.equal((await app.inject('/Content/site.css?v=1')).body, 'file');
  const own = await caller.get('/api/loans/123401/dashboard');
  assert.equal(own.json<{ loanNumber: string }>().loanNumber, '1000123401');
  assert.deepEqual(
    asked.map(({ url }) => url),
    ['/api/navigation/user', '/Home/WhatsNew', '/Content/site.css?v=1'],
  );
});

test('a form of a legacy page reaches the backend as it was sent', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.post('/Notes/Add', (_request, reply) =>
    reply
      .header('set-cookie', 'sid=1; Domain=127.0.0.1; Secure')
      .redirect(`${real.listeningOrigin}/Notes/View`, 303),
  );
  const { app } = await inFront(context, await listen(), 'legacy');
  const response = await app.inject({
    method: 'POST',
    url: '/Notes/Add?accountId=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'text=a+b&text=%C3%BC',
  });
  assert.equal(last().body, 'text=a+b&text=%C3%BC');
  assert.equal(response.statusCode, 303);
  assert.equal(response.headers.location, '/Notes/View');
  assert.deepEqual(response.headers['set-cookie'], ['sid=1']);
});

test('faults replace a request to the backend, or corrupt its response', async (context) => {
  const { app: real, listen, asked } = await backend(context);
  real.get('/api/navigation/user', () => user);
  const { app, id, user: caller } = await inFront(context, await listen());
  const fail = (payload: object) =>
    app.inject({
      method: 'PATCH',
      url: `/mock/worlds/${id}`,
      payload: { faults: { user: { operation: 'getUser', ...payload } } },
    });
  await fail({ kind: 'status', status: 503 });
  assert.equal((await caller.get('/api/navigation/user')).statusCode, 503);
  assert.equal(asked.length, 0);
  await fail({ kind: 'truncate' });
  const whole = JSON.stringify(user);
  assert.equal((await caller.get('/api/navigation/user')).body, whole.slice(0, Math.floor(whole.length / 2)));
  assert.equal(asked.length, 1);
  assert.equal((await caller.get('/api/navigation/user')).body, whole);
});

test('a request that the backend sends back to this server is refused', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.get('/api/navigation/user', () => user);
  const { app } = await inFront(context, await listen());
  await app.inject('/api/navigation/user');
  const again = await app.inject({
    url: '/api/navigation/user',
    headers: { via: String(last().headers['via']) },
  });
  assert.equal(again.statusCode, 502);
  assert.match(problemOf(again).detail, /leads back to this server/);
});

test('pages of the backend keep their own policy; pages without one may not be framed by other sites', async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/Home/WhatsNew', (_request, reply) => reply.type('text/html').send('<script>own()</script>'));
  real.get('/Content/a.js', (_request, reply) => reply.type('text/javascript').send('own()'));
  real.get('/Content/b.html', (_request, reply) =>
    reply.header('content-security-policy', "script-src 'none'").type('text/html').send(''),
  );
  const { app } = await inFront(context, await listen(), 'legacy,/Content');
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  assert.equal(await policyOf(legacyPages.WhatsNew.path), "frame-ancestors 'self'");
  assert.equal(await policyOf('/Content/b.html'), "script-src 'none'");
  assert.equal((await app.inject('/Content/a.js')).headers['cache-control'], undefined);
});

test('open responses of a backend leave connections for other requests', {
  timeout: 20_000,
}, async (context) => {
  const { app: real, listen } = await backend(context);
  const count = 130;
  let open = 0;
  const allOpen = new Promise<void>((resolve) => {
    real.get('/api/loans/institutions', (_request, reply) => {
      reply.hijack();
      if ((open += 1) === count) resolve();
    });
  });
  real.get('/api/navigation/user', () => user);
  const { user: caller } = await inFront(context, await listen());
  for (let index = 0; index < count; index += 1) void caller.get('/api/loans/institutions');
  await allOpen;
  assert.equal((await caller.get('/api/navigation/user')).statusCode, 200);
});

test('an event stream is passed on event by event, and ends when this server closes', {
  timeout: 10_000,
}, async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('event: loanUpdate\ndata: {}\n\n');
  });
  const { app, journal } = await inFront(context, await listen());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/api/events`);
  assert.match(stream.headers.get('content-type') ?? '', /^text\/event-stream/);
  const reader = stream.body?.getReader() ?? assert.fail('no body');
  const { value } = await reader.read();
  assert.equal(new TextDecoder().decode(value), 'event: loanUpdate\ndata: {}\n\n');
  assert.deepEqual(await journal(), []);
  const closed = once(app.server, 'close');
  await app.close();
  await closed;
  await assert.rejects(reader.read());
});

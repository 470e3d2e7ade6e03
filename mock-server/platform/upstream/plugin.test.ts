import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { antiForgery, loanRequest, problemOf, testApp } from '../../test/server.ts';
import type { AppOptions } from '../../app/app.ts';
import { backend, inFront } from '../../test/upstream.ts';
import { upstreamOf } from './upstream.ts';

/** Returns an address at which no server listens. */
async function deserted(): Promise<string> {
  const app = fastify();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await app.close();
  return url;
}

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

test('a request and a response without a body are passed on without one', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.get('/api/alive', (_request, reply) => reply.code(204).send());
  real.post('/api/loans', (_request, reply) => reply.code(204).send());
  const { user: caller, journal } = await inFront(context, await listen());
  assert.equal((await caller.get('/api/alive')).statusCode, 204);
  const response = await caller.post('/api/loans');
  assert.equal(response.statusCode, 204);
  assert.equal(response.body, '');
  assert.equal(last().body, undefined);
  const [alive, create] = await journal();
  assert.deepEqual([alive?.status, alive?.verdict], [204, null]);
  assert.match(
    create?.verdict ?? '',
    /^invalid-request: POST \/api\/loans: body is not valid JSON; invalid-answer/,
  );
});

test('a compressed response is passed on unchecked', async (context) => {
  const { app: real, listen } = await backend(context);
  const packed = gzipSync('{}');
  real.get('/api/navigation/user', (_request, reply) =>
    reply.type('application/json').header('content-encoding', 'gzip').send(packed),
  );
  const { user: caller, journal } = await inFront(context, await listen());
  const response = await caller.get('/api/navigation/user');
  assert.equal(response.headers['content-encoding'], 'gzip');
  assert.deepEqual(response.rawPayload, packed);
  assert.match((await journal())[0]?.verdict ?? '', /packed as gzip instead of JSON$/);
});

test('a violation of the contract is passed on and marked in the journal', async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/navigation/user', () => user);
  real.get('/api/loans/:id/dashboard', (_request, reply) => reply.type('text/html').send('<p>Sorry</p>'));
  real.get('/api/navigation/account/:id', (_request, reply) => reply.code(404).send({ message: 'no' }));
  real.post('/api/loans', (_request, reply) => reply.code(202).send({}));
  const { user: caller, journal } = await inFront(context, await listen());
  assert.deepEqual((await caller.get('/api/navigation/user')).json(), user);
  assert.equal((await caller.get('/api/loans/1/dashboard')).body, '<p>Sorry</p>');
  assert.deepEqual((await caller.get('/api/navigation/account/A-1')).json(), { message: 'no' });
  assert.equal((await caller.post('/api/loans', { ...loanRequest, surplus: true })).statusCode, 202);
  const [wrongType, html, noProblem, both] = (await journal()).map(({ verdict }) => verdict ?? '');
  assert.match(wrongType ?? '', /^invalid-answer: GET \/api\/navigation\/user: .*role is required/);
  assert.match(html ?? '', /^invalid-answer: GET .*: content type is text\/html instead of JSON$/);
  assert.match(noProblem ?? '', /^invalid-answer: .*code is required/);
  assert.match(both ?? '', /^invalid-request: POST \/api\/loans: .*surplus is not a documented field/);
  assert.match(both ?? '', /; invalid-answer: POST \/api\/loans: status is 202 instead of 200$/);
});

test('a 304 of the backend is valid for a client that has the response', async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/configuration/zipcodes', (_request, reply) => reply.code(304).send());
  const { app, user: caller, journal } = await inFront(context, await listen());
  const headers = { ...caller.headers, 'if-none-match': '"1"' };
  assert.equal((await app.inject({ url: '/api/configuration/zipcodes', headers })).statusCode, 304);
  await caller.get('/api/configuration/zipcodes');
  const [asked, unasked] = (await journal()).map(({ verdict }) => verdict);
  assert.equal(asked, null);
  assert.match(unasked ?? '', /: status is 304 instead of 200$/);
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

test('[S-8-25] an unreachable backend gives 502 with a problem body and a trace id', async (context) => {
  const url = await deserted();
  const { user: caller, journal } = await inFront(context, url);
  const response = await caller.get('/api/navigation/user');
  assert.equal(response.statusCode, 502);
  const { code, detail, traceId } = problemOf(response);
  assert.equal(code, 'upstream-unreachable');
  assert.ok(detail.includes(url));
  assert.equal(traceId, response.headers[traceIdHeader]);
  assert.equal((await journal())[0]?.verdict, 'upstream-unreachable');
});

test('a response that breaks off gives 502', async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/navigation/user', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    reply.raw.write('{"half":', () => reply.raw.destroy());
  });
  const { user: caller } = await inFront(context, await listen());
  const response = await caller.get('/api/navigation/user');
  assert.equal(response.statusCode, 502, response.body);
  assert.equal(problemOf(response).code, 'upstream-unreachable');
});

test('a 503 of the backend is not retried and keeps its trace id', async (context) => {
  const { app: real, listen, asked } = await backend(context);
  real.get('/api/navigation/user', (_request, reply) =>
    reply.code(503).header('retry-after', '0').header(traceIdHeader, 'of-the-backend').send(''),
  );
  const { user: caller, journal } = await inFront(context, await listen());
  const response = await caller.get('/api/navigation/user');
  assert.equal(response.statusCode, 503);
  assert.equal(response.headers[traceIdHeader], 'of-the-backend');
  assert.equal(asked.length, 1);
  assert.equal((await journal())[0]?.traceId, 'of-the-backend');
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

test('without an upstream this server handles every request', async (context) => {
  const app: FastifyInstance = await testApp(context);
  assert.equal(app.passedOn.size, 0);
  assert.equal((await app.inject('/api/configuration')).statusCode, 200);
});

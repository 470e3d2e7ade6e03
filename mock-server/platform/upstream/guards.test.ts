import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { loanRequest, problemOf } from '../../test/server.ts';
import { backend, inFront } from '../../test/upstream.ts';

const user = { firstName: 'From', lastName: 'Backend' };

test('a backend that sends no response, or never ends it, gets 504', {
  timeout: 10_000,
}, async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/navigation/user', (_request, reply) => {
    reply.hijack();
  });
  real.get('/api/configuration', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json' });
    reply.raw.write('{"features":');
  });
  const { user: caller, journal } = await inFront(context, await listen(), undefined, {
    upstreamTimeout: 200,
  });
  for (const url of ['/api/navigation/user', '/api/configuration']) {
    const response = await caller.get(url);
    assert.equal(response.statusCode, 504, url);
    assert.equal(problemOf(response).code, 'upstream-timeout', url);
    assert.match(problemOf(response).detail, /has not responded in time\. Try again later\.$/, url);
  }
  assert.deepEqual(
    (await journal()).map(({ verdict }) => verdict),
    ['upstream-timeout', 'upstream-timeout'],
  );
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

test('a request body above the limit is passed on unchecked', async (context) => {
  const { app: real, listen, last } = await backend(context);
  real.post('/api/loans', { bodyLimit: 200_000 }, () => ({
    status: 'success',
    errorMessage: null,
    newApplyId: 'A',
  }));
  const { user: caller, journal } = await inFront(context, await listen());
  const surplus = 'x'.repeat(100_000);
  assert.equal((await caller.post('/api/loans', { ...loanRequest, surplus })).statusCode, 200);
  assert.ok(JSON.stringify(last().body).length > 100_000);
  assert.match((await journal())[0]?.verdict ?? '', /body is larger than any documented request needs$/);
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

test('a response without a body keeps the headers of the backend about a body', async (context) => {
  const { app: real, listen } = await backend(context);
  real.get('/api/configuration/zipcodes', (_request, reply) => {
    reply.hijack().raw.writeHead(304, { etag: '"1"' }).end();
  });
  real.head('/api/configuration', (_request, reply) => {
    reply.hijack().raw.writeHead(200, { 'content-type': 'application/json' }).end();
  });
  real.head('/api/navigation/user', (_request, reply) => {
    reply.hijack().raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 4_321 }).end();
  });
  const { app, user: caller, journal } = await inFront(context, await listen());
  const ask = async (method: 'GET' | 'HEAD', url: string) => {
    const headers = { ...caller.headers, 'if-none-match': '"1"' };
    const response = await app.inject({ method, url, headers });
    const { etag, 'content-type': type, 'content-length': length } = response.headers;
    return [response.statusCode, etag, type, length];
  };
  assert.deepEqual(await ask('GET', '/api/configuration/zipcodes'), [304, '"1"', undefined, undefined]);
  assert.deepEqual(await ask('HEAD', '/api/configuration'), [200, undefined, 'application/json', undefined]);
  assert.deepEqual(await ask('HEAD', '/api/navigation/user'), [200, undefined, 'application/json', '4321']);
  const verdicts = (await journal()).map(({ verdict }) => verdict);
  assert.deepEqual(verdicts, [null, null, null]);
});

test('a parameter that leads out of its path is refused, and not passed on', async (context) => {
  const { listen, asked } = await backend(context);
  const { user: caller } = await inFront(context, await listen());
  const { code, detail } = problemOf(await caller.get('/api/loans/..%2fx/dashboard'));
  assert.equal(code, 'invalid-request');
  assert.match(detail, /address/);
  assert.equal(asked.length, 0);
});

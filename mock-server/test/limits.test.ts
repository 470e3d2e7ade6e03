import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { productOperations } from '../../contracts/operations/all.ts';
import { worldHeader } from '../../contracts/api/headers.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Operation } from '../../contracts/operation.ts';
import type { AppOptions } from '../app/app.ts';
import { longestHeaders } from '../platform/http/limits.ts';
import type { Limits } from '../app/settings/limits.ts';
import { newWorld, problemOf, signedIn, testApp } from './server.ts';

async function listening(
  context: TestContext,
  limits: Partial<Limits>,
  more: Partial<AppOptions> = {},
): Promise<{ app: FastifyInstance; open: () => Promise<Socket> }> {
  const app = await testApp(context, { ...more, limits });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    open: async () => {
      const socket = connect(port, '127.0.0.1');
      context.after(() => socket.destroy());
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** Sends a text in small pieces every 40 ms until the connection is closed. */
function trickle(socket: Socket, words: string): void {
  let sent = 0;
  const timer = setInterval(() => socket.write(words[sent++ % words.length] ?? ''), 40);
  // Writing to a closed connection causes an error, which is expected here.
  socket.on('error', () => undefined).once('close', () => clearInterval(timer));
}

const slow: readonly (readonly [string, string, string])[] = [
  ['headers that trickle in', 'GET /api/configuration HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n'],
  [
    'a body that trickles in',
    'POST /mock/worlds HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
    ' ',
  ],
  ['a client that says nothing at all', '', ''],
];
for (const [what, begin, rest] of slow) {
  test(`${what}: the server responds with 408 and ends the connection`, {
    timeout: 20_000,
  }, async (context) => {
    const { open } = await listening(context, { requestTimeout: 300 });
    const socket = await open();
    socket.write(begin);
    if (rest !== '') trickle(socket, rest);
    const response = await text(socket);
    assert.match(response, /^HTTP\/1.1 408 The request did not arrive in time\r\n/);
    assert.match(response, /connection: close/);
    assert.match(response, /"code":"request-timeout"/);
  });
}

for (const [what, begin, rest] of slow.filter(([, sentAtFirst]) => sentAtFirst !== '')) {
  test(`${what} also after the response: the server closes the connection`, {
    timeout: 20_000,
  }, async (context) => {
    const { app } = await listening(context, { requestTimeout: 300 });
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const { port } = app.server.address() as AddressInfo;
    // The client keeps its half of the connection open after the server has ended the other half.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    context.after(() => socket.destroy());
    const [ours] = await accepted;
    socket.resume().write(begin);
    trickle(socket, rest);
    await once(ours, 'close');
    assert.ok(ours.bytesWritten > 0);
  });
}

const withoutToken = 'POST /api/loans HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const unfinished: readonly (readonly [string, string, string])[] = [
  ['never becomes complete', `${withoutToken}content-length: 50\r\n\r\n{`, ' '],
  ['breaks off', `${withoutToken}transfer-encoding: chunked\r\n\r\n`, 'no length\r\n'],
];
for (const [what, begin, rest] of unfinished) {
  test(`a request that has its response and then ${what} gets no second response`, {
    timeout: 20_000,
  }, async (context) => {
    const { open } = await listening(context, { requestTimeout: 300 });
    const socket = await open();
    socket.write(begin);
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.write(rest);
    const all = String(first) + (await text(socket));
    assert.deepEqual(all.match(/HTTP\/1.1 \d+/g), ['HTTP/1.1 401']);
  });
}

test('a malformed request after a complete one gets its response', async (context) => {
  const { open } = await listening(context, {});
  const socket = await open();
  socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.write('NOT HTTP\r\n\r\n');
  const all = String(first) + (await text(socket));
  assert.deepEqual(all.match(/HTTP\/1.1 \d+/g), ['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('the connection of a client that does not read its response is closed', {
  timeout: 20_000,
}, async (context) => {
  const webRoot = mkdtempSync(join(tmpdir(), 'threshold-limits-'));
  context.after(() => rmSync(webRoot, { recursive: true }));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '');
  // The file is larger than the socket buffers of the operating system.
  writeFileSync(join(webRoot, 'assets', 'large.js'), Buffer.alloc(32 * 1024 * 1024));
  const { app, open } = await listening(context, { idleTimeout: 300 }, { webRoot });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = await open();
  socket.pause();
  const [ours] = await accepted;
  const closed = once(ours, 'close');
  socket.write('GET /assets/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await closed;
  assert.ok(ours.bytesWritten > 0);
});

test('the limits of connections are set on the HTTP server', async (context) => {
  const app = await testApp(context, { limits: { keepAliveTimeout: 1_234, requestTimeout: 2_345 } });
  assert.equal(app.server.keepAliveTimeout, 1_234);
  assert.equal(app.server.headersTimeout, 2_345);
  assert.equal(app.initialConfig.bodyLimit, 65_536);
  assert.equal(longestHeaders, 16_384);
});

test('an event stream beyond the limit of a world gets 429', async (context) => {
  const app = await testApp(context, { limits: { eventStreams: 2 } });
  const listen = async (world: string) => {
    const { headers } = await signedIn(app, 'lending-staff', world);
    const response = await app.inject({
      url: productOperations.getEvents.path,
      headers,
      payloadAsStream: true,
    });
    return { status: response.statusCode, stream: response.stream(), retry: response.headers['retry-after'] };
  };
  const [one, other] = [await newWorld(app), await newWorld(app)];
  assert.deepEqual([(await listen(one)).status, (await listen(one)).status], [200, 200]);
  const third = await listen(one);
  assert.equal(third.status, 429);
  assert.equal(third.retry, '30');
  assert.match(await text(third.stream), /"code":"too-many-streams"/);
  assert.equal((await listen(other)).status, 200);
});

test('streams of the journal count for the limit of a world', async (context) => {
  const app = await testApp(context, { limits: { eventStreams: 2 } });
  const world = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', world);
  const open = (url: string) => app.inject({ url, headers, payloadAsStream: true });
  const journal = `/mock/worlds/${world}/journal/stream`;
  assert.equal((await open(productOperations.getEvents.path)).statusCode, 200);
  const [second, third] = [await open(journal), await open(journal)];
  assert.deepEqual([second.statusCode, third.statusCode], [200, 429]);
  assert.match(await text(third.stream()), /"code":"too-many-streams"/);
  const closed = once(second.raw.res, 'close');
  second.stream().destroy();
  second.raw.res.destroy();
  await closed;
  assert.equal((await open(journal)).statusCode, 200);
});

test('there is no rate limit unless one is set', async (context) => {
  const app = await testApp(context);
  assert.equal(app.hasDecorator('createRateLimit'), false);
});

test('requests beyond the limit of an address in a world get 429 with Retry-After', async (context) => {
  const app = await testApp(context, { limits: { rateLimit: 3 } });
  const ask = (remoteAddress: string, world?: string, url = '/api/configuration') =>
    app.inject({ url, remoteAddress, headers: world === undefined ? {} : { [worldHeader]: world } });
  const statuses = async (address: string, world?: string) => [
    (await ask(address, world)).statusCode,
    (await ask(address, world, '/nowhere')).statusCode,
    (await ask(address, world, '/api/navigation/user')).statusCode,
    (await ask(address, world)).statusCode,
  ];
  const world = await newWorld(app);
  assert.deepEqual(await statuses('10.0.0.7'), [200, 404, 401, 429]);
  assert.deepEqual(await statuses('10.0.0.7', world), [200, 404, 401, 429]);
  assert.deepEqual(await statuses('10.0.0.8'), [200, 404, 401, 429]);
  assert.deepEqual(await statuses('2001:db8::1'), [200, 404, 401, 429]);
  assert.equal((await ask('2001:db8::ffff:1')).statusCode, 429, 'the same household');
  assert.equal((await ask('2001:db8:0:1::1')).statusCode, 200, 'another one');

  const refused = await ask('10.0.0.7');
  assert.equal(problemOf(refused).code, 'too-many-requests');
  const seconds = Number(refused.headers['retry-after']);
  assert.ok(seconds > 30 && seconds <= 60, String(seconds));
  for (const url of ['/health', '/ready', '/page-assets/pages.css']) {
    assert.equal((await ask('10.0.0.7', undefined, url)).statusCode, 200, url);
  }
});

test('the rate limit counts per X-Forwarded-For of a trusted proxy, and ignores the header of other senders', async (context) => {
  const app = await testApp(context, { limits: { rateLimit: 1 }, trustProxy: 'loopback' });
  const ask = async (remoteAddress: string, client: string) =>
    (
      await app.inject({
        url: '/api/configuration',
        remoteAddress,
        headers: { 'x-forwarded-for': client },
      })
    ).statusCode;
  assert.deepEqual([await ask('127.0.0.1', '1.1.1.1'), await ask('127.0.0.1', '2.2.2.2')], [200, 200]);
  assert.equal(await ask('127.0.0.1', '1.1.1.1'), 429);
  assert.deepEqual([await ask('10.0.0.7', '3.3.3.3'), await ask('10.0.0.7', '4.4.4.4')], [200, 429]);
});

test('HEAD opens no stream that stays open, on any path whose GET does', async (context) => {
  const app = await testApp(context, { limits: { eventStreams: 2 } });
  const world = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', world);
  const streams = Object.values<Operation>({ ...productOperations, ...mockOperations })
    .filter(({ events }) => events !== undefined)
    .map(({ path }) => path.replace('{id}', world));
  assert.equal(streams.length, 2);
  for (const url of streams) {
    for (let count = 0; count < 300; count += 1) {
      const response = await app.inject({ method: 'HEAD', url, headers });
      assert.equal(response.statusCode, 200, `${url}, request ${count}`);
      assert.match(String(response.headers['content-type']), /^text\/event-stream/);
      assert.equal(response.body, '');
    }
    assert.equal(app.events.listeners(world), 0);
  }
  for (const url of streams) {
    const open = await app.inject({ url, headers, payloadAsStream: true });
    assert.equal(open.statusCode, 200, `GET ${url}`);
  }
});

test('a stream of the journal that cannot be opened does not count', async (context) => {
  const app = await testApp(context, { limits: { eventStreams: 1 } });
  const world = await newWorld(app);
  const follow = context.mock.method(app.journal, 'follow', () => Promise.reject(new Error('gone')));
  const open = () => app.inject({ url: `/mock/worlds/${world}/journal/stream`, payloadAsStream: true });
  assert.equal((await open()).statusCode, 500);
  follow.mock.restore();
  assert.equal((await open()).statusCode, 200);
});

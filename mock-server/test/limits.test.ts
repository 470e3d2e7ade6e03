import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { productOperations } from '../../contracts/operations/all.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Operation } from '../../contracts/operation.ts';
import type { AppOptions } from '../app/app.ts';
import { longestHeaders, type Times } from '../platform/http/limits.ts';
import { newWorld, signedIn, testApp } from './server.ts';
import { folderWith } from './folder.ts';

async function listening(
  context: TestContext,
  times: Partial<Times>,
  more: Partial<AppOptions> = {},
): Promise<{ app: FastifyInstance; open: () => Promise<Socket> }> {
  const app = await testApp(context, { ...more, times });
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
  // The file is larger than the socket buffers of the operating system.
  const large = Buffer.alloc(32 * 1024 * 1024);
  const webRoot = folderWith(context, { 'index.html': '', 'assets/large.js': large });
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
  const app = await testApp(context, { times: { keepAliveTimeout: 1_234, requestTimeout: 2_345 } });
  assert.equal(app.server.keepAliveTimeout, 1_234);
  assert.equal(app.server.headersTimeout, 2_345);
  assert.equal(app.initialConfig.bodyLimit, 65_536);
  assert.equal(longestHeaders, 16_384);
});

test('HEAD opens no stream that stays open, on any path whose GET does', async (context) => {
  const app = await testApp(context);
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
    // So that no proxy holds events back.
    assert.equal(open.headers['cache-control'], 'no-store, no-transform');
    assert.equal(open.headers['x-accel-buffering'], 'no');
  }
});

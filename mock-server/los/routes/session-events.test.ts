import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/app.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import { newWorld, problemOf, signedIn } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

const retry = 'retry: 3000\n\n';

/** Opens the event stream of a world. `next` resolves with the next chunk, `end` at the end of the stream. */
async function listen(app: FastifyInstance, worldId: string) {
  const { headers } = await signedIn(app, 'closing', worldId);
  const answer = await app.inject({ url: '/api/events', headers, payloadAsStream: true });
  const stream = answer.stream();
  stream.setEncoding('utf8');
  const parts = stream[Symbol.asyncIterator]();
  return {
    answer,
    stream,
    next: async () => String((await parts.next()).value),
    end: async () => assert.equal((await parts.next()).done, true),
  };
}

const send = (app: FastifyInstance, worldId: string, name: string, data?: unknown) =>
  app.inject({ method: 'POST', url: `/mock/worlds/${worldId}/events`, payload: { name, data } });

test('[S-4.1-05] a signed-in user listens to the events of the own world and of no other', async () => {
  const { app } = await commonServer();
  const [here, there] = [await newWorld(app), await newWorld(app)];
  const listener = await listen(app, here);
  assert.equal(listener.answer.headers['content-type'], 'text/event-stream; charset=utf-8');
  assert.equal(listener.answer.headers['cache-control'], 'no-store, no-transform');
  assert.equal(await listener.next(), retry);
  assert.deepEqual((await send(app, there, 'sessionExtend')).json(), { listeners: 0 });
  const sent = await send(app, here, 'menuUpdate', { generalAccountId: 123_404 });
  assert.deepEqual(sent.json(), { listeners: 1 });
  assert.equal(await listener.next(), 'event: menuUpdate\ndata: {"generalAccountId":123404}\n\n');
  listener.stream.destroy();
});

test('[S-4.1-30] events need an access token', async () => {
  const answer = await (await commonServer()).app.inject('/api/events');
  assert.equal(answer.statusCode, 401);
  assert.equal(problemOf(answer).code, 'sign-in-required');
});

test('the stream of a deleted world ends', async () => {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const listener = await listen(app, world);
  await listener.next();
  assert.equal((await app.inject({ method: 'DELETE', url: `/mock/worlds/${world}` })).statusCode, 204);
  await listener.end();
});

test('a server that closes ends its event streams', async (context) => {
  const app = await serving(context);
  const events = await overTheWire(app, await newWorld(app));
  let text = '';
  events.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const ended = once(events, 'end');
  await app.close();
  await ended;
  assert.equal(text, retry);
  assert.equal(events.complete, true);
});

async function serving(context: TestContext): Promise<FastifyInstance> {
  const store = await openStore(':memory:');
  const app = await buildApp({ store });
  context.after(() => app.close().then(() => store.close()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function overTheWire(app: FastifyInstance, worldId: string): Promise<IncomingMessage> {
  const { headers } = await signedIn(app, 'closing', worldId);
  const { port } = app.server.address() as AddressInfo;
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/api/events',
    headers: { ...headers, host: 'localhost:80' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  return response;
}

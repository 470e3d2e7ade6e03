import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import fastify from 'fastify';
import { LocalBus } from '../../store/cluster/bus.ts';
import { EventHub } from './hub.ts';
import type { EventStream } from './stream.ts';
import { eventsOf } from './subscription.ts';

async function subscribed(hub: EventHub, world: string): Promise<{ stream: EventStream; logged: string[] }> {
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } } });
  app.decorate('events', hub);
  let stream: EventStream | undefined;
  app.get('/', (request) => {
    request.world = { ...request.world, id: world };
    stream = eventsOf(request);
    return '';
  });
  await app.inject('/');
  await app.close();
  assert.ok(stream);
  return { stream, logged };
}

test('a listener that disconnects is removed', async () => {
  const hub = new EventHub(new LocalBus(), 10);
  const { stream } = await subscribed(hub, 'here');
  assert.equal(hub.listeners('here'), 1);
  stream.destroy();
  await once(stream, 'close');
  assert.equal(hub.listeners('here'), 0);
});

test('a world with the maximum of listeners accepts another one after a listener has left', async () => {
  const hub = new EventHub(new LocalBus(), 1);
  const { stream } = await subscribed(hub, 'here');
  await assert.rejects(subscribed(hub, 'here'));
  assert.equal(hub.listeners('here'), 1);
  stream.destroy();
  await once(stream, 'close');
  const { stream: next } = await subscribed(hub, 'here');
  assert.equal(hub.listeners('here'), 1);
  next.destroy();
});

test('an event that breaks its contract is logged and not sent', async () => {
  const hub = new EventHub(new LocalBus(), 10);
  const { stream, logged } = await subscribed(hub, 'here');
  assert.equal(stream.read(), 'retry: 3000\n\n');
  await hub.publish('here', 'menuUpdate', { generalAccountId: 0 });
  assert.equal(stream.read(), null);
  assert.equal(logged.length, 1);
  assert.match(logged[0] ?? '', /breaks its contract/);
  await hub.publish('here', 'menuUpdate', { generalAccountId: 1 });
  assert.equal(stream.read(), 'event: menuUpdate\ndata: {"generalAccountId":1}\n\n');
  stream.destroy();
});

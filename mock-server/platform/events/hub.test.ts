import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LocalBus } from '../../store/bus/bus.ts';
import { EventHub, type ServerEvent, eventsOf } from './hub.ts';
import { once } from 'node:events';
import fastify from 'fastify';
import type { EventStream } from './stream.ts';

test('an event reaches all listeners of its world and no others', async () => {
  const hub = new EventHub(new LocalBus());
  const received: [string, ServerEvent][] = [];
  hub.subscribe('one', (event) => received.push(['a', event]));
  hub.subscribe('one', (event) => received.push(['b', event]));
  hub.subscribe('two', (event) => received.push(['c', event]));
  assert.equal(await hub.publish('one', 'menuUpdate', { generalAccountId: 7 }), 2);
  const event = { name: 'menuUpdate', data: { generalAccountId: 7 } } as const;
  assert.deepEqual(received, [
    ['a', event],
    ['b', event],
  ]);
  assert.equal(await hub.publish('three', 'sessionExtend', {}), 0);
});

test('an unsubscribed listener gets no event and is removed', async () => {
  const hub = new EventHub(new LocalBus());
  const stop = hub.subscribe('one', () => assert.fail('was heard'));
  assert.equal(hub.listeners('one'), 1);
  stop();
  stop();
  assert.equal(hub.listeners('one'), 0);
  assert.equal(await hub.publish('one', 'sessionExtend', {}), 0);
});

test('a listener may unsubscribe while an event is being sent', async () => {
  const hub = new EventHub(new LocalBus());
  let count = 0;
  const stop = hub.subscribe('one', () => {
    count += 1;
    stop();
  });
  hub.subscribe('one', () => (count += 1));
  assert.equal(await hub.publish('one', 'sessionExtend', {}), 2);
  assert.equal(await hub.publish('one', 'sessionExtend', {}), 1);
  assert.equal(count, 3);
});

test('the listeners of a world are notified once when the world is deleted', async () => {
  const bus = new LocalBus();
  const hub = new EventHub(bus);
  const ended: string[] = [];
  const ignore = () => undefined;
  hub.subscribe('one', ignore, () => ended.push('one'));
  hub.subscribe('two', ignore, () => ended.push('two'));
  await bus.publish('world-deleted', 'one');
  await bus.publish('world-deleted', 'one');
  assert.deepEqual(ended, ['one']);
  assert.equal(await hub.publish('one', 'sessionExtend', {}), 0);
  hub.endAll();
  assert.deepEqual(ended, ['one', 'two']);
});

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
  const hub = new EventHub(new LocalBus());
  const { stream } = await subscribed(hub, 'here');
  assert.equal(hub.listeners('here'), 1);
  stream.destroy();
  await once(stream, 'close');
  assert.equal(hub.listeners('here'), 0);
});

test('an event that breaks its contract is logged and not sent', async () => {
  const hub = new EventHub(new LocalBus());
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

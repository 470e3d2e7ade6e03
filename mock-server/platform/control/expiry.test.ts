import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { EventHub } from '../events/hub.ts';
import { Journal } from '../journal/journal.ts';
import { type Engine, engines } from '../../test/engines.ts';
import { newWorld, testApp } from '../../test/server.ts';
import { openStore } from '../worlds/open-store.ts';
import { machineTime } from '../worlds/clock.ts';
import type { ServerState } from './world-actions.ts';
import { expireWorlds } from './expiry.ts';
import { Worlds } from '../worlds/worlds.ts';

const minute = 60_000;
const hour = 60 * minute;

async function controlsIn(engine: Engine, context: TestContext): Promise<ServerState> {
  const store = await openStore(await engine.emptyPlace(context));
  context.after(() => store.close());
  const worlds = await Worlds.open(store);
  return { store, worlds, journal: new Journal(store) };
}

/** Returns the controls after a restart: the same store, with an empty cache of worlds. */
const restarted = async (controls: ServerState): Promise<ServerState> => ({
  ...controls,
  worlds: await Worlds.open(controls.store),
});

for (const engine of engines) {
  test(`${engine.name}: an unused world is deleted with all its data; the default world is kept`, async (context) => {
    const first = await controlsIn(engine, context);
    const { id } = await first.worlds.create({});
    const ended = Promise.withResolvers<void>();
    new EventHub(first.store.bus).subscribe(id, () => undefined, ended.resolve);
    const later = await restarted(first);
    assert.deepEqual(await expireWorlds(later, machineTime() - hour), []);
    assert.deepEqual(await expireWorlds(later, machineTime() + hour), [id]);
    assert.equal(await later.worlds.find(id), null);
    assert.deepEqual(await later.store.worlds.counts(id), { loans: 0, leads: 0 });
    // A database tells of it after the deletion.
    await ended.promise;
    assert.notEqual((await later.store.worlds.counts('default')).loans, 0);
  });

  test(`${engine.name}: a world in use is kept, and the store has the time of its last request`, async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: machineTime() - 2 * hour });
    const controls = await controlsIn(engine, context);
    const { id } = await controls.worlds.create({});
    const { id: idle } = await controls.worlds.create({});
    context.mock.timers.reset();
    const fresh = await restarted(controls);
    await fresh.worlds.find(id);
    const thinOut = context.mock.method(fresh.store.journal, 'thinOut');
    assert.deepEqual(await expireWorlds(fresh, machineTime() - hour), [idle]);
    assert.equal(thinOut.mock.callCount(), 1);
    assert.deepEqual([...fresh.worlds.usage().keys()].includes(idle), false);
    assert.deepEqual(await expireWorlds(await restarted(controls), machineTime() - hour), []);
  });

  test(`${engine.name}: the age of a world is measured by the system clock, not by the clock of the world`, async (context) => {
    const controls = await controlsIn(engine, context);
    await controls.worlds.create({ clock: { now: '1990-01-01T00:00Z' } });
    assert.deepEqual(await expireWorlds(await restarted(controls), machineTime() - hour), []);
  });

  test(`${engine.name}: a stopped sweep deletes no world`, async (context) => {
    const controls = await controlsIn(engine, context);
    const { id } = await controls.worlds.create({});
    assert.deepEqual(await expireWorlds(await restarted(controls), machineTime() + hour, () => true), []);
    assert.ok(await controls.worlds.find(id));
  });

  test(`${engine.name}: a world that is used during the deletion of another one is kept`, async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: machineTime() - 2 * hour });
    const controls = await controlsIn(engine, context);
    const ids = [(await controls.worlds.create({})).id, (await controls.worlds.create({})).id];
    context.mock.timers.reset();
    const { worlds, ...rest } = await restarted(controls);
    context.mock.method(worlds, 'delete', async (deleted: string) => {
      for (const id of ids) if (id !== deleted) await worlds.find(id);
      return Worlds.prototype.delete.call(worlds, deleted);
    });
    assert.equal((await expireWorlds({ worlds, ...rest }, machineTime() - hour)).length, 1);
  });
}

test('a server keeps a world for some hours after its last request, and then deletes it', {
  timeout: 20_000,
}, async (context) => {
  context.mock.timers.enable({ apis: ['Date', 'setInterval'], now: machineTime() });
  const app = await testApp(context, { idleWorldHours: 1 });
  const [idle, used] = [await newWorld(app), await newWorld(app)];
  const thinOut = context.mock.method(app.store.journal, 'thinOut');
  const swept = async (count: number) => {
    while (thinOut.mock.callCount() < count) await setImmediate();
  };
  context.mock.timers.tick(50 * minute);
  await swept(5);
  assert.ok(await app.store.worlds.find(idle));
  await app.inject({ url: '/api/configuration', headers: { [worldHeader]: used } });
  context.mock.timers.tick(40 * minute);
  await swept(9);
  assert.equal(await app.store.worlds.find(idle), null);
  assert.ok(await app.store.worlds.find(used));
});

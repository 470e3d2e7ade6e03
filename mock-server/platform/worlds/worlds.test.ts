import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from '../../test/engines.ts';
import type { Change } from '../../store/repositories/worlds.ts';
import { Worlds } from './worlds.ts';

for (const engine of engines) {
  test(`${engine.name}: worlds start equal and change independently`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const now = '2026-05-06T07:08:09Z';
    const [one, two] = [await worlds.create({ clock: { now } }), await worlds.create({ clock: { now } })];
    assert.notEqual(one.id, two.id);
    const rows = (id: string) => store.in(id).loans.list({ kind: 'loan' });
    assert.deepEqual(await rows(one.id), await rows(two.id));
    assert.ok(await worlds.delete(one.id));
    assert.equal((await rows(one.id)).length, 0);
    assert.equal((await rows(two.id)).length, 32);
  });

  test(`${engine.name}: a clock is frozen if the recipe gives the present time, and runs otherwise`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const frozen = await worlds.create({ clock: { now: '2026-05-06T07:08:09Z' } });
    assert.equal(frozen.now().toISOString(), '2026-05-06T07:08:09.000Z');
    const before = worlds.default.now();
    assert.ok(worlds.default.now() >= before);
  });

  test(`${engine.name}: all dates of a seed's activity are in the past of its world`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const world = await worlds.create({ clock: { now: '2026-05-06T00:00:00Z' } });
    for (const { updatedAt } of await store.in(world.id).loans.list({ kind: 'loan' })) {
      assert.ok(new Date(updatedAt) < world.now(), updatedAt);
    }
  });

  test(`${engine.name}: a recipe is stored, and another process reads it`, async (context) => {
    const store = await engine.open(context);
    const { id } = await (await Worlds.open(store)).create({
      persona: 'closing',
      seed: 'empty',
      flags: { enableAiAssistant: true },
      clock: { now: '2026-05-06T07:08:09Z' },
    });
    const others = await Worlds.open(store);
    const found = await others.find(id);
    assert.equal(found?.persona, 'closing');
    assert.deepEqual(found?.flags, { enableAiAssistant: true });
    assert.equal(found?.now().toISOString(), '2026-05-06T07:08:09.000Z');
    assert.equal(await others.find(id), found);
    assert.equal(await others.find('another'), null);
  });

  test(`${engine.name}: of two changes of a world the later one counts, also for the default world`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const { id } = await worlds.create({});
    for (const world of [id, 'default']) {
      await Promise.all(['one', 'two', 'three'].map((name) => worlds.change(world, () => ({ name }))));
      assert.equal((await worlds.find(world))?.name, 'three');
    }
    assert.equal(worlds.default.name, 'three');
  });

  test(`${engine.name}: a change whose result arrives late does not hide a later change`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const { id } = await worlds.create({});
    const later = Promise.withResolvers<void>();
    const stored = store.worlds.change.bind(store.worlds);
    context.mock.method(store.worlds, 'change', async (world: string, change: Change) => {
      const record = await stored(world, change);
      if (record?.name === 'first') await later.promise;
      return record;
    });
    const first = worlds.change(id, () => ({ name: 'first' }));
    await worlds.change(id, () => ({ name: 'second' }));
    later.resolve();
    await first;
    assert.equal((await worlds.find(id))?.name, 'second');
  });

  test(`${engine.name}: after a sign-out the persona of the recipe is no longer signed in`, async (context) => {
    const store = await engine.open(context);
    const worlds = await Worlds.open(store);
    const { id } = await worlds.create({ persona: 'closing' });
    await worlds.endSession(id);
    assert.equal((await worlds.find(id))?.persona, null);
    assert.equal((await store.worlds.find(id))?.persona, null);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely } from 'kysely';
import { defaultWorldId, Worlds } from '../../platform/worlds/worlds.ts';
import { engines, postgres } from '../../test/engines.ts';
import { dialectFor, type Tables } from '../engines/database.ts';
import { openStore } from '../../platform/worlds/open-store.ts';

const oneRequest = { rows: [{ recordedAt: 1, entry: '{}' }], dropped: 0 };

test('PostgreSQL: journals wait neither for a change of their world nor for each other', {
  timeout: 60_000,
}, async (context) => {
  const place = await postgres.newPlace(context);
  const store = await openStore(place);
  context.after(() => store.close());
  const worlds = await Worlds.open(store);
  const ids = [defaultWorldId];
  while (ids.length < 8) ids.push((await worlds.create({})).id);
  const [changed = '', ...others] = ids;
  await store.journal.add(new Map([[changed, oneRequest]]));
  const other = new Kysely<Tables>({ dialect: await dialectFor(place) });
  context.after(() => other.destroy());

  await other.transaction().execute(async (transaction) => {
    // What a creation or note holds until its transaction ends.
    await transaction.selectFrom('worlds').select('id').where('id', '=', changed).forUpdate().execute();
    await store.journal.add(new Map(ids.map((id) => [id, oneRequest])));
  });
  assert.equal((await store.journal.read(changed)).last, 2);

  let held: Promise<void> | undefined;
  await other.transaction().execute(async (transaction) => {
    // The journal of another server for the same world.
    await transaction
      .updateTable('journal_numbers')
      .set({ cleared: 0 })
      .where('world_id', '=', changed)
      .execute();
    const added = store.journal.add(new Map(ids.map((id) => [id, oneRequest])));
    while ((await Promise.all(others.map((id) => store.journal.read(id)))).some(({ last }) => last < 2))
      await new Promise(setImmediate);
    assert.equal((await store.journal.read(changed)).last, 2);
    held = added;
  });
  await held;
  assert.equal((await store.journal.read(changed)).last, 3);
});

for (const engine of engines) {
  test(`${engine.name}: a reset keeps the numbers of the journal`, async (context) => {
    const place = await engine.newPlace(context);
    const store = await openStore(place);
    context.after(() => store.close());
    const worlds = await Worlds.open(store);
    await store.journal.add(new Map([[defaultWorldId, { ...oneRequest, dropped: 4 }]]));
    await worlds.reset(defaultWorldId);
    await store.journal.add(new Map([[defaultWorldId, oneRequest]]));
    const { last, rows } = await store.journal.read(defaultWorldId);
    assert.deepEqual([last, rows.map(({ number }) => number)], [6, [6]]);
    await store.journal.clear(defaultWorldId);
    assert.deepEqual(await store.journal.read(defaultWorldId), { last: 6, cleared: 6, rows: [] });
  });
}

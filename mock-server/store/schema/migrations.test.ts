import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { dialectFor, openDatabase, releaseIn } from '../open-database.ts';
import { engines, postgres } from '../engines-testing.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';
import { openStore } from '../open-store.ts';

test('replicas that start at the same time migrate a shared database once', async (context) => {
  const place = await postgres.newPlace(context);
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(place)));
  context.after(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
  const numbers = await Promise.all(stores.map((store) => store.secrets.increment('starts')));
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    [1, 2, 3, 4],
  );
  const kept = await Promise.all(
    stores.map((store, index) => store.secrets.readOrCreate('key', `of ${index}`)),
  );
  assert.equal(new Set(kept).size, 1);
});

for (const engine of engines) {
  test(`${engine.name}: a new store is older than this release, a migrated one is current, one with an unknown migration is newer`, async (context) => {
    const db = new Kysely<Tables>({ dialect: await dialectFor(await engine.newPlace(context)) });
    context.after(() => db.destroy());
    assert.equal(await releaseIn(db), 'older');
    await migrate(db);
    assert.equal(await releaseIn(db), 'current');
    const [name, timestamp] = ['999-later', '2026-01-01T00:00:00Z'];
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db);
    assert.equal(await releaseIn(db), 'newer');
  });
}

for (const engine of engines) {
  test(`${engine.name}: a failed migration also rolls back the migrations before it`, async (context) => {
    const db = new Kysely<Tables>({ dialect: await dialectFor(await engine.newPlace(context)) });
    context.after(() => db.destroy());
    await sql`create table vendors (id integer)`.execute(db);
    await assert.rejects(migrate(db), /"?vendors"? already exists/);
    const tables = await db.introspection.getTables();
    assert.deepEqual(
      tables.map(({ name }) => name),
      ['vendors'],
    );
    const { rows: done } = await sql`select name from kysely_migration`.execute(db);
    assert.deepEqual(done, []);
  });
}

test('every store in memory has the tables and the records of all migrations', async (context) => {
  const migrated = new Kysely<Tables>({ dialect: await dialectFor(':memory:') });
  await migrate(migrated);
  const opened = [await openDatabase(':memory:'), await openDatabase(':memory:')];
  context.after(() => Promise.all([migrated, ...opened].map((db) => db.destroy())).then(() => undefined));
  const expected = await contentOf(migrated);
  for (const db of opened) {
    assert.deepEqual(await contentOf(db), expected);
    assert.equal(await releaseIn(db), 'current');
  }
});

/** Returns the tables and indexes, and all rows of the tables that have rows in a new store. */
async function contentOf(db: Kysely<Tables>) {
  const { rows: parts } = await sql`select type, name, sql from sqlite_master order by name`.execute(db);
  const { rows: names } = await sql`select name from kysely_migration order by name`.execute(db);
  const { rows: locks } = await sql`select * from kysely_migration_lock`.execute(db);
  const { rows: counters } = await sql`select * from secrets`.execute(db);
  return { parts, names, locks, counters };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { dialectFor, openDatabase } from './database.ts';
import { engines, postgres } from './engines-testing.ts';
import { isMigrated } from './migrated.ts';
import { migrate } from './migrations.ts';
import { StoreUnavailableError } from './outage.ts';
import type { Tables } from './tables.ts';
import { openStore } from './store.ts';

test('servers that start at the same time bring the tables of one database up to date once', async (context) => {
  const place = await postgres.newPlace(context);
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(place)));
  context.after(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
  const numbers = await Promise.all(stores.map((store) => store.secrets.countUp('starts')));
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    [1, 2, 3, 4],
  );
  const kept = await Promise.all(stores.map((store, index) => store.secrets.keep('key', `of ${index}`)));
  assert.equal(new Set(kept).size, 1);
});

for (const engine of engines) {
  test(`${engine.name}: a new store is not up to date, an opened one is, one of another release is not`, async (context) => {
    const db = new Kysely<Tables>({ dialect: await dialectFor(await engine.newPlace(context)) });
    context.after(() => db.destroy());
    assert.equal(await isMigrated(db), false);
    await migrate(db);
    assert.equal(await isMigrated(db), true);
    const [name, timestamp] = ['999-later', '2026-01-01T00:00:00Z'];
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db);
    assert.equal(await isMigrated(db), false);
  });
}

test('every store in memory has the tables that the migrations make, and what they say of themselves', async (context) => {
  const migrated = new Kysely<Tables>({ dialect: await dialectFor(':memory:') });
  await migrate(migrated);
  const opened = [await openDatabase(':memory:'), await openDatabase(':memory:')];
  context.after(() => Promise.all([migrated, ...opened].map((db) => db.destroy())).then(() => undefined));
  const expected = await contentOf(migrated);
  for (const db of opened) {
    assert.deepEqual(await contentOf(db), expected);
    assert.equal(await isMigrated(db), true);
  }
});

/** Tables and indexes, and the rows of those that a new store has any in. */
async function contentOf(db: Kysely<Tables>) {
  const { rows: parts } = await sql`select type, name, sql from sqlite_master order by name`.execute(db);
  const { rows: names } = await sql`select name from kysely_migration order by name`.execute(db);
  const { rows: locks } = await sql`select * from kysely_migration_lock`.execute(db);
  const { rows: counters } = await sql`select * from secrets`.execute(db);
  return { parts, names, locks, counters };
}

test('a database that cannot be reached is named, and what to do', async () => {
  const nowhere = 'postgres://somebody:secret-word@127.0.0.1:1/threshold';
  await assert.rejects(
    openStore(nowhere),
    (error) =>
      error instanceof StoreUnavailableError &&
      /127\.0\.0\.1:1\b.*DATABASE_URL/.test(error.message) &&
      !error.message.includes('secret-word'),
  );
});

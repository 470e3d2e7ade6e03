import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { dialectFor, openDatabase, releaseIn } from '../open-database.ts';
import { engines, postgres } from '../../test/engines.ts';
import { migrate, migratorOf } from './migrations.ts';
import { seeds } from '../../platform/recipes/rows.ts';
import type { Tables } from './tables.ts';
import { openStore } from '../store.ts';

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

for (const engine of engines) {
  test(`${engine.name}: a world of an earlier release, copied from a template, keeps its loans and notes`, async (context) => {
    const place = await engine.newPlace(context);
    const old = new Kysely<Tables>({ dialect: await dialectFor(place) });
    const { error } = await migratorOf(old).migrateTo('011-loan-number-end');
    assert.equal(error, undefined);
    const template = 'template standard 2026-03-04 abc';
    await sql`insert into templates (id, next_account_id) values (${template}, 123501)`.execute(old);
    await sql`insert into worlds (id, seed, flags, created_at, next_account_id, template_id)
      values ('w', 'standard', '{}', '2026-03-04T05:06:07Z', 123502, ${template})`.execute(old);
    const dashboard = dashboardWith('Zoë');
    for (const [worldId, id, document, source] of [
      [template, 1, dashboard, null],
      ['w', 1, '', template],
      ['w', 2, dashboardWith('Ada'), null],
    ] as const) {
      await sql`insert into loans (world_id, general_account_id, master_account_id, application_identifier, loan_number,
          originator_user_id, borrower_name, institution, loan_status, loan_purpose, loan_amount_cents, lock_status,
          closing_date, is_lead, updated_at, dashboard, file, seeded_from)
        values (${worldId}, ${id}, 1, ${`A${id}`}, '1000000001', 1, 'B', '', '', '', 1, '', '', 0, '2026', ${document},
          ${document === '' ? '' : '{"occupancy":"Primary Residence"}'}, ${source})`.execute(old);
    }
    for (const [worldId, noteId] of [
      [template, 1],
      ['w', 1],
      ['w', 2],
    ] as const) {
      await sql`insert into notes (world_id, general_account_id, note_id, author, text, is_shared, created_at)
        values (${worldId}, 1, ${noteId}, 'A', 'T', 1, '2026')`.execute(old);
    }
    await old.destroy();
    const store = await openStore(place);
    context.after(() => store.close());
    const { loans, notes } = store.in('w');
    assert.equal(await loans.dashboardJson(1), dashboard);
    assert.equal((await loans.file(1))?.occupancy, 'Primary Residence');
    const found = await loans.list({ kind: 'loan', text: 'zoe' });
    assert.deepEqual(
      found.map(({ generalAccountId }) => generalAccountId),
      [1],
    );
    assert.deepEqual(
      (await loans.seeded()).map(({ generalAccountId }) => generalAccountId),
      [1],
    );
    const created = await loans.created({ below: 10, most: 10 });
    assert.deepEqual(
      created.map(({ generalAccountId }) => generalAccountId),
      [2],
    );
    assert.deepEqual(await notes.loansWithAdded(), [1]);
    const kept = await store.worlds.find('w');
    assert.deepEqual([kept?.seedDay, kept?.name, kept?.presenter], ['2026-03-04', null, null]);
    assert.deepEqual(await store.in(template).loans.list({ kind: 'loan' }), []);
  });
}

/** Returns the dashboard of a seeded loan as text, with another last name of its borrower. */
function dashboardWith(borrowerLastName: string): string {
  const dashboard = seeds.standard('2026-03-04').loans[0]?.dashboard;
  assert.ok(dashboard);
  const primaryBorrower = { ...dashboard.primaryBorrower, borrowerLastName };
  return JSON.stringify({ ...dashboard, primaryBorrower });
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

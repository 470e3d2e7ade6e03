import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { dialectFor } from './database.ts';
import { postgres } from '../../test/engines.ts';
import { named } from './errors.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import { UnusableStoreError, unusable } from './unusable.ts';

const word = 'secret-word';

/** Runs SQL in a new database before a store is opened there, and returns its address. */
async function databaseWith(context: TestContext, ...statements: readonly string[]): Promise<string> {
  const place = await postgres.newPlace(context);
  const db = new Kysely<unknown>({ dialect: await dialectFor(place) });
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
  return place;
}

const changed = (place: string, change: (url: URL) => void): string => {
  const url = new URL(place);
  change(url);
  return url.href;
};

const refusals: Readonly<
  Record<string, { readonly place: (context: TestContext) => Promise<string>; readonly says: RegExp }>
> = {
  'a port that no server listens on': {
    place: async () => `postgres://user:${word}@127.0.0.1:1/threshold`,
    says: /^The database 127\.0\.0\.1:1\/threshold cannot be used \(connect ECONNREFUSED .*\)\. Start it, or correct DATABASE_URL\.$/,
  },
  'a host name that does not exist': {
    place: async () => `postgres://user:${word}@nowhere.invalid/threshold`,
    says: /^The database nowhere\.invalid\/threshold cannot be used \(.*nowhere\.invalid\)\. Start it/,
  },
  'a server of another kind': {
    place: async (context) => {
      const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
      context.after(() => server.close());
      await once(server, 'listening');
      return `postgres://user:${word}@127.0.0.1:${(server.address() as AddressInfo).port}/threshold`;
    },
    says: /cannot be used \(.+\)\. Start it, or correct DATABASE_URL\.$/,
  },
  'a wrong password': {
    place: async (context) => changed(await postgres.newPlace(context), (url) => (url.password = word)),
    says: /cannot be used \(password authentication failed for user "postgres"\)\. /,
  },
  'a missing password': {
    place: async (context) => changed(await postgres.newPlace(context), (url) => (url.password = '')),
    says: /cannot be used \(.*password.*\)\. /,
  },
  'a certificate file that does not exist': {
    place: async () => `postgres://user:${word}@127.0.0.1:1/threshold?sslrootcert=/nowhere`,
    says: /cannot be used \(.*\/nowhere.*\)\. /,
  },
  'a database that does not exist': {
    place: async (context) => changed(await postgres.newPlace(context), (url) => (url.pathname = '/nothing')),
    says: /cannot be used \(database "nothing" does not exist\)\. /,
  },
  'a database with tables of another program': {
    place: (context) => databaseWith(context, 'create table loans (id integer)'),
    says: /cannot be used \(relation "loans" already exists\)\. /,
  },
  'a user without the right to create tables': {
    place: async (context) => {
      const place = await databaseWith(context, `create role reader login password '${word}'`);
      return changed(place, (url) => ([url.username, url.password] = ['reader', word]));
    },
    says: /cannot be used \(permission denied for schema public\)\. /,
  },
  'no schema to create tables in': {
    place: async (context) =>
      changed(await postgres.newPlace(context), (url) =>
        url.searchParams.set('options', '-csearch_path=none'),
      ),
    says: /cannot be used \(no schema has been selected to create in\)\. /,
  },
  'a newer version': {
    place: async (context) => {
      const place = await postgres.newPlace(context);
      await (await openStore(place)).close();
      const db = new Kysely<unknown>({ dialect: await dialectFor(place) });
      await sql`update threshold set version = version + 1`.execute(db);
      await db.destroy();
      return place;
    },
    says: /^The database localhost\/\w+ was written by a newer version of Threshold\. Start that version, or choose another place with DATABASE_URL\.$/,
  },
  'an earlier version': {
    place: (context) => databaseWith(context, 'create table kysely_migration (name text)'),
    says: /^The database localhost\/\w+ was written by an earlier version of Threshold, which stored its data differently\. Create an empty database, or choose another place with DATABASE_URL\.$/,
  },
};
for (const [what, { place, says }] of Object.entries(refusals)) {
  test(`DATABASE_URL with ${what} is rejected in one line that says what to do, without the password`, async (context) => {
    const url = await place(context);
    await assert.rejects(openStore(url), (error) => {
      assert.ok(error instanceof UnusableStoreError, String(error));
      assert.match(error.message, says);
      assert.doesNotMatch(error.message, new RegExp(`\\n|${word}`));
      return true;
    });
  });
}

test('the error for a full disk says what to do', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('pragma max_page_count = 1');
  let full: unknown;
  try {
    database.exec('create table letters (text text)');
  } catch (error) {
    full = error;
  }
  const refusal = unusable('data.sqlite', named(full));
  assert.ok(refusal instanceof UnusableStoreError);
  assert.equal(
    refusal.message,
    'The disk of the data file data.sqlite is full. Free some space, or choose another place with DATA_FILE.',
  );
});

test('an unrelated error is returned as it is', () => {
  const fault = new TypeError('undefined is not a function');
  assert.equal(unusable('data.sqlite', fault), fault);
  assert.equal(unusable('postgres://user@host/name', fault), fault);
});

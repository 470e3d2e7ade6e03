import { after } from 'node:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from './open-database.ts';
import { type PostgresServer, startPostgres } from './dialects/postgres-testing.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

/** A test, or a whole file. */
interface Ending {
  after(work: () => Promise<void> | void): void;
}

/** A database that the store can be kept in. Every suite about the store runs once for each. */
export interface Engine {
  readonly name: string;
  /** A store that is closed with the test. Its default world may have been used by others. */
  open(context: Ending): Promise<Store>;
  /** Where an empty store can be opened, closed and opened again. It may have its tables already. */
  emptyPlace(context: Ending): Promise<string>;
  /** Where a store can be opened for the first time. */
  newPlace(context: Ending): Promise<string>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  open: (context) => opened(context, ':memory:'),
  emptyPlace: newFile,
  newPlace: newFile,
};

async function newFile(context: Ending): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-store-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data.sqlite');
}

export const postgres: Engine = {
  name: 'PostgreSQL',
  open: async (context) => opened(context, await sharedDatabase()),
  emptyPlace: async (context) => {
    const left = leftDatabases.pop();
    if (left !== undefined) await deleteAll(left);
    const place = left ?? (await (await server()).emptyDatabase());
    context.after(() => void leftDatabases.push(place));
    return place;
  },
  newPlace: async () => (await server()).emptyDatabase(),
};

/** Databases of tests that are over. To make one, and its tables, takes many times as long as to empty it. */
const leftDatabases: string[] = [];

async function deleteAll(place: string): Promise<void> {
  const db = await openDatabase(place);
  try {
    const { rows: tables } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
      db,
    );
    // Not truncated: that makes new files for each.
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(db);
  } finally {
    await db.destroy();
  }
}

export const engines: readonly Engine[] = [sqlite, postgres];

let starting: Promise<PostgresServer> | undefined;
let shared: Promise<string> | undefined;

/** One server for all suites of this process, started when it is first asked for. */
function server(): Promise<PostgresServer> {
  starting ??= startPostgres();
  return starting;
}

/** Address of a database that suites have in common, each in worlds of its own. */
function sharedDatabase(): Promise<string> {
  shared ??= server().then((started) => started.emptyDatabase());
  return shared;
}

after(async () => {
  await (await starting)?.stop();
});

async function opened(context: Ending, location: string): Promise<Store> {
  const store = await openStore(location);
  context.after(() => store.close());
  return store;
}

import { after } from 'node:test';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../store/engines/database.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from '../store/store.ts';
import { folderWith } from './folder.ts';

/** A test context, or the hook `after` of a test file. */
interface Ending {
  after(work: () => Promise<void> | void): void;
}

/** A database engine of the store. Each suite of the store runs once per engine. */
export interface Engine {
  readonly name: string;
  /** Opens a store that is closed after the test. Other tests may have changed its default world. */
  open(context: Ending): Promise<Store>;
  /** Returns the location of an empty store that can be opened several times. The tables may exist already. */
  emptyPlace(context: Ending): Promise<string>;
  /** Returns a location without tables. */
  newPlace(context: Ending): Promise<string>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  open: (context) => opened(context, ':memory:'),
  emptyPlace: newFile,
  newPlace: newFile,
};

async function newFile(context: Ending): Promise<string> {
  return join(folderWith(context), 'data.sqlite');
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

/**
 * Addresses of databases that finished tests no longer use, for reuse: emptying one is much faster than creating one
 * with its tables.
 */
const leftDatabases: string[] = [];

async function deleteAll(place: string): Promise<void> {
  const db = await openDatabase(place);
  try {
    const { rows: tables } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'threshold'`.execute(
      db,
    );
    // DELETE is faster here than TRUNCATE, which creates new files for each table.
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(db);
  } finally {
    await db.destroy();
  }
}

export const engines: readonly Engine[] = [sqlite, postgres];

let starting: Promise<PostgresServer> | undefined;
let shared: Promise<string> | undefined;

/** Returns the PostgreSQL server of this process. The first call starts the server. */
function server(): Promise<PostgresServer> {
  starting ??= startPostgres();
  return starting;
}

/** Returns the address of a database that suites share, each with its own worlds. */
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

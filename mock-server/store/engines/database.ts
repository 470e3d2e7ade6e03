import { type Dialect, Kysely, sql } from 'kysely';
import { earlier, isPostgres, newer, unreachable, unusable } from './unusable.ts';
import { nodeSqliteDialect } from './sqlite.ts';
import { storeVersion } from './data-file.ts';

/** A JSON document as text: nothing in it is queried, and its properties keep their order. */
type Json = string;

/** Tables of the store. Every row of a world has its `world_id`. */
export interface Tables {
  worlds: {
    id: string;
    /** Incremented by every change of the world, also of its loans. */
    revision: number;
    /** ISO time of the last request on the machine's clock; not updated at each request. */
    used_at: string;
    /** The recipe from which the world is created and reset. */
    recipe: Json;
    /** Users, institutions, loans and menus that have been changed; null if they are those of the recipe. */
    own: Json | null;
    /** A `WorldDocument` without recipe and own content. */
    document: Json;
  };
  /** The loans that differ from the seed of their world. */
  loans: {
    world_id: string;
    /** The general account id. */
    id: number;
    /** Revision of the world at the last change of the loan, so that other servers read changed loans only. */
    revision: number;
    /** A `LoanDocument`. */
    document: Json;
  };
  /** The numbers of each journal. They are not in `worlds`, because changes lock the row of their world. */
  journal_numbers: {
    world_id: string;
    /** Number of requests that were ever added to the journal, which is the number of its newest request. */
    last: number;
    /** Number of the newest request that was cleared; 0 if the journal was never cleared. */
    cleared: number;
  };
  /** The newest requests of each world. */
  journal: {
    world_id: string;
    number: number;
    /** System time, microseconds since 1970. */
    recorded_at: number;
    /** The entry of the journal without its number. */
    entry: Json;
  };
  secrets: { name: string; value: string };
}

export type Database = Kysely<Tables>;

/** Returns true if several servers may share the database. */
export const isShared = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections !== false;

const tables = [
  `create table worlds (id text primary key, revision integer not null, used_at text not null, recipe text not null,
    own text, document text not null)`,
  `create table loans (world_id text not null, id integer not null, revision integer not null, document text not null,
    primary key (world_id, id))`,
  'create table journal_numbers (world_id text primary key, last integer not null, cleared integer not null)',
  `create table journal (world_id text not null, number integer not null, recorded_at bigint not null, entry text not null,
    primary key (world_id, number))`,
  'create index journal_by_time on journal (recorded_at)',
  'create table secrets (name text primary key, value text not null)',
];

/**
 * Opens a database, and creates its tables if it has none.
 *
 * @param location `:memory:`, the path of a file, or the address of a PostgreSQL database
 * @throws {UnusableStoreError} if the file or the database cannot be used
 */
export async function openDatabase(location: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(location) });
  try {
    if (isPostgres(location)) await preparePostgres(db, location);
    else await prepareSqlite(db);
  } catch (error) {
    await db.destroy();
    throw unusable(location, error);
  }
  return db;
}

/** Returns the Kysely dialect of a location. */
export async function dialectFor(location: string): Promise<Dialect> {
  if (!isPostgres(location)) return nodeSqliteDialect(location);
  // The client of PostgreSQL is loaded only for an address of PostgreSQL.
  const { postgresDialect } = await import('./postgres.ts');
  return postgresDialect(location);
}

/** Creates the tables of a new file. The version of a file is checked before it is opened (engines/data-file.ts). */
async function prepareSqlite(db: Database): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (rows[0]?.user_version === storeVersion.number) return;
  await db.transaction().execute(async (transaction) => {
    for (const text of tables) await sql.raw(text).execute(transaction);
    await sql.raw(`pragma application_id = ${storeVersion.application}`).execute(transaction);
    await sql.raw(`pragma user_version = ${storeVersion.number}`).execute(transaction);
  });
}

/** Creates the tables of an empty database. Servers that start at the same time wait for each other. */
async function preparePostgres(db: Database, url: string): Promise<void> {
  await connect(db, url);
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${storeVersion.application})`.execute(transaction);
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(transaction);
    const names = new Set(rows.map(({ name }) => name));
    if (names.has('threshold')) {
      const { rows: versions } = await sql<{ version: number }>`select version from threshold`.execute(
        transaction,
      );
      const version = versions[0]?.version ?? 0;
      if (version === storeVersion.number) return;
      throw version > storeVersion.number ? newer(url) : earlier(url);
    }
    if (names.has('kysely_migration')) throw earlier(url);
    for (const text of tables) await sql.raw(text).execute(transaction);
    await sql`create table threshold (version integer not null)`.execute(transaction);
    await sql`insert into threshold (version) values (${storeVersion.number})`.execute(transaction);
  });
}

/** Opens a first connection, so that a wrong address is reported at startup. @throws {UnusableStoreError} */
async function connect(db: Database, url: string): Promise<void> {
  try {
    await db.connection().execute(async () => undefined);
  } catch (error) {
    throw unreachable(url, error);
  }
}

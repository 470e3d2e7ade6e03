import { CompiledQuery, type Dialect, Kysely, sql } from 'kysely';
import { StoreUnavailableError } from './engines/errors.ts';
import { isPostgres, newer, unreachable, unusable } from './engines/unusable.ts';
import { nodeSqliteDialect } from './engines/sqlite.ts';
import type { Database, Tables } from './schema/tables.ts';
import { migrationTable, type Release, releaseOf } from './schema/release.ts';

/**
 * Opens a database and brings its tables up to date.
 *
 * @param location `:memory:`, the path of a file, or the address of a PostgreSQL database
 * @throws {UnusableStoreError} if the file or the database cannot be used
 */
export async function openDatabase(location: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(location) });
  try {
    if (location === ':memory:') await createMemoryTables(db);
    else await bringUpToDate(db, location);
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
  const { postgresDialect } = await import('./engines/postgres.ts');
  return postgresDialect(location);
}

async function bringUpToDate(db: Database, location: string): Promise<void> {
  if (isPostgres(location)) await connect(db, location);
  const release = await releaseIn(db);
  if (release === 'newer') throw newer(location);
  if (release === 'older') await migrate(db);
}

/**
 * Compares the tables of a store with this release. If they are current, neither the migrations nor their library are
 * loaded.
 *
 * @throws {StoreUnavailableError} if the database cannot be reached
 */
export async function releaseIn(db: Database): Promise<Release> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db);
    return releaseOf(rows.map(({ name }) => name));
  } catch (error) {
    // A new store has no table of migrations, so the query fails.
    if (error instanceof StoreUnavailableError) throw error;
    return 'older';
  }
}

/** Opens a first connection, so that a wrong address is reported at startup. @throws {UnusableStoreError} */
async function connect(db: Database, url: string): Promise<void> {
  try {
    await db.connection().execute(async () => undefined);
  } catch (error) {
    throw unreachable(url, error);
  }
}

const migrate = async (db: Database): Promise<void> => (await import('./schema/migrations.ts')).migrate(db);

/** The statements that create the tables of a store in memory, and record its migrations. */
let memoryTables: readonly CompiledQuery[] | undefined;

/**
 * Creates the tables of a store in memory. Only the first store of a process runs the migrations: tests open many
 * stores.
 */
async function createMemoryTables(db: Database): Promise<void> {
  if (memoryTables) {
    for (const statement of memoryTables) await db.executeQuery(statement);
    return;
  }
  await migrate(db);
  const { rows: tables } = await sql<{
    sql: string;
  }>`select sql from sqlite_master where sql is not null`.execute(db);
  const { rows: migrations } = await sql<{
    name: string;
    timestamp: string;
  }>`select name, timestamp from kysely_migration`.execute(db);
  memoryTables = [
    ...tables.map((table) => CompiledQuery.raw(table.sql)),
    CompiledQuery.raw("insert into kysely_migration_lock values ('migration_lock', 0)"),
    ...migrations.map(({ name, timestamp }) =>
      CompiledQuery.raw('insert into kysely_migration values (?, ?)', [name, timestamp]),
    ),
  ];
}

import { type Compilable, type CompiledQuery, type Dialect, Kysely } from 'kysely';
import { isPostgres } from './location.ts';
import { makeTables } from './memory-tables.ts';
import { isMigrated } from './migrated.ts';
import { StoreUnavailableError } from './outage.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** True when several servers may work on the database, each with several connections. */
export const isShared = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections !== false;

/**
 * @param location `:memory:`, the path of a file, or the address of a PostgreSQL database
 * @throws {DataFolderError} when the file or its folder cannot be written
 * @throws {StoreUnavailableError} when the database cannot be reached
 */
export async function openDatabase(location: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(location) });
  try {
    if (location === ':memory:') await makeTables(db);
    else if (!(await isMigrated(db))) await (await import('./migrations.ts')).migrate(db);
  } catch (error) {
    await db.destroy();
    throw isPostgres(location) ? unusable(location, error) : error;
  }
  return db;
}

/** What to do about a database that does not let anybody in. Its address is named without the password. */
function unusable(url: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (!(error instanceof StoreUnavailableError) && !refusals.has(code)) return error;
  const reason = error instanceof StoreUnavailableError ? error.cause : error;
  const why = reason instanceof Error && reason.message !== '' ? ` (${reason.message})` : '';
  const { host, pathname } = new URL(url);
  return new StoreUnavailableError(
    `The database ${host}${pathname} cannot be used${why}: start it, or correct DATABASE_URL.`,
    { cause: error },
  );
}

/** Wrong user or password, no such database. */
const refusals = new Set<unknown>(['28000', '28P01', '3D000']);

/** How Kysely speaks to the store at a location: `:memory:`, a file, or the address of a PostgreSQL database. */
export async function dialectFor(location: string): Promise<Dialect> {
  if (!isPostgres(location)) return nodeSqliteDialect(location);
  // Whoever keeps a file does not wait until its client is loaded.
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(location);
}

/**
 * A query that is built and compiled once and run with other parameters: building one costs more than running it.
 * The parameters follow the order in which they stand in the query.
 */
export function compiledOnce<Row>(
  query: Compilable<Row>,
): (parameters: readonly unknown[]) => CompiledQuery<Row> {
  const compiled = query.compile();
  return (parameters) => ({ ...compiled, parameters });
}

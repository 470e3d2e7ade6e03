import { type Dialect, Kysely } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './location.ts';
import { makeTables } from './memory-tables.ts';
import { releaseIn } from './migrated.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';
import { newer, unreachable, unusable } from './unusable.ts';

/**
 * Opens a store and brings its tables up to date.
 *
 * @param location `:memory:`, the path of a file, or the address of a PostgreSQL database
 * @throws {UnusableStoreError} when the file or the database cannot be used
 */
export async function openDatabase(location: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectFor(location) });
  try {
    if (location === ':memory:') await makeTables(db);
    else await bringUpToDate(db, location);
  } catch (error) {
    await db.destroy();
    throw unusable(location, error);
  }
  return db;
}

async function bringUpToDate(db: Database, location: string): Promise<void> {
  if (isPostgres(location)) await connect(db, location);
  const release = await releaseIn(db);
  if (release === 'newer') throw newer(location);
  if (release === 'older') await (await import('./migrations.ts')).migrate(db);
}

/** Whatever keeps the first connection from being made, the operator can mend it. */
async function connect(db: Database, url: string): Promise<void> {
  try {
    await db.connection().execute(async () => undefined);
  } catch (error) {
    throw unreachable(url, error);
  }
}

/** How Kysely speaks to the store at a location: `:memory:`, a file, or the address of a PostgreSQL database. */
export async function dialectFor(location: string): Promise<Dialect> {
  if (!isPostgres(location)) return nodeSqliteDialect(location);
  // Whoever keeps a file does not wait until its client is loaded.
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(location);
}

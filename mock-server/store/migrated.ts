import { sql } from 'kysely';
import type { Database } from './database.ts';
import { StoreUnavailableError } from './outage.ts';

/** The migrations in their order. */
export const migrationNames = [
  '001-worlds-users-loans-choices',
  '002-notes',
  '003-session',
  '004-loan-search',
  '005-world-controls',
  '006-world-templates',
  '007-key-request',
  '008-replicas',
  '009-vendors',
  '010-world-settings',
  '011-loan-number-end',
] as const;

/** The table that names the migrations a store has had. */
export const migrationTable = 'kysely_migration';

/** How the tables of a store compare with this release: some migrations are missing, or some are unknown. */
export type Release = 'current' | 'older' | 'newer';

/** Compares the migrations that a store has had with those of this release. */
export function releaseOf(names: readonly string[]): Release {
  if (names.some((name) => !known.has(name))) return 'newer';
  return names.length === migrationNames.length ? 'current' : 'older';
}

const known: ReadonlySet<string> = new Set(migrationNames);

/**
 * Reads how the tables of a store compare with this release. Most starts find them current and need neither the
 * migrations nor the library that does them, which looks at every table.
 *
 * @throws {StoreUnavailableError}
 */
export async function releaseIn(db: Database): Promise<Release> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db);
    return releaseOf(rows.map(({ name }) => name));
  } catch (error) {
    // A new store has no such table.
    if (error instanceof StoreUnavailableError) throw error;
    return 'older';
  }
}

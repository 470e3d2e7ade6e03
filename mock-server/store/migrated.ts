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
  '011-loan-number-end',
] as const;

/**
 * Whether all migrations have been done, and no other ones. Most starts find it so and need neither the migrations nor
 * the library that does them, which looks at every table.
 *
 * @throws {StoreUnavailableError}
 */
export async function isMigrated(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name).join() === migrationNames.join();
  } catch (error) {
    // A new store has no such table.
    if (error instanceof StoreUnavailableError) throw error;
    return false;
  }
}

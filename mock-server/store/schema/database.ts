import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Returns true when several servers may work on the database, each with several connections. */
export const supportsReplicas = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections !== false;

/**
 * Locks a world until the end of the transaction. A transaction that reads before it writes takes this lock first,
 * since another server may write at the same time. Returns false when the world does not exist.
 */
export async function lockWorld(transaction: Database, worldId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('worlds')
    .select('id')
    .where('id', '=', worldId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Returns true if several replicas can share the database. */
export const supportsReplicas = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections !== false;

/**
 * Locks a world until the end of the transaction. Call it first in a transaction that reads before it writes, since
 * another replica may write at the same time. Returns false if the world does not exist.
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

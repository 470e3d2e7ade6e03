import type { Database } from './database.ts';

/**
 * Has a world to itself until the end of the transaction: whatever reads before it writes does so under this lock,
 * since another server may write at the same time. False when the world has been deleted.
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

import type { Kysely } from 'kysely';

/** Which request an idempotency key came with. */
export async function addKeyRequest(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency_keys').addColumn('request', 'text').execute();
}

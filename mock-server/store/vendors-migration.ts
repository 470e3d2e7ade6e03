import type { Kysely } from 'kysely';

/** Who delivers the services for a loan. */
export async function createVendors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vendors')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('general_account_id', 'integer', (column) => column.notNull())
    .addColumn('vendor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('vendors_key', ['world_id', 'general_account_id'])
    .execute();
}

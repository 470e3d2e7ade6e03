import { type Kysely, sql } from 'kysely';

/**
 * What one server kept in memory and several have to share: the faults of a world, how often a world has been changed,
 * which codes of a sign-in are spent.
 */
export async function addReplicas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('worlds')
    .addColumn('faults', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('worlds')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('spent_codes')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('spent_codes_key', ['world_id', 'code'])
    .execute();
  // Fingerprints are made with a secret from now on: those made without it go, and their keys tell nothing more.
  await sql`update idempotency_keys set request = null`.execute(db);
  // What is too long for a notification. It need not survive anything. A file has one server, which notifies nobody.
  if (db.getExecutor().adapter.supportsMultipleConnections !== false) {
    await sql`create unlogged table peer_messages (
      id text primary key,
      body text not null,
      sent_at timestamptz not null default now()
    )`.execute(db);
  }
}

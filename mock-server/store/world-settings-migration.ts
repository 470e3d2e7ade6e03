import type { Kysely } from 'kysely';

/** Settings of a world that differ from those that the server ships. */
export async function addWorldSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('worlds')
    .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}

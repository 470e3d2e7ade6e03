import type { Kysely } from 'kysely';

/** What the session of a person leaves behind: the open task, answers of the assistant; and the emptied menus of a world. */
export async function addSessionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('selected_task_id', 'integer').execute();
  await db.schema
    .createTable('empty_menus')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('menu', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('empty_menus_key', ['world_id', 'menu'])
    .execute();
  await db.schema
    .createTable('answers')
    .addColumn('world_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('reaction', 'text')
    .addPrimaryKeyConstraint('answers_key', ['world_id', 'number'])
    .execute();
}

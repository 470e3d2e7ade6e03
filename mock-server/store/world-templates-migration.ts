import { type Kysely, sql } from 'kysely';

/** Which template a world is a copy of, so that templates can go that no world needs any more. */
export async function addWorldTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('worlds').addColumn('template_id', 'text').execute();
  await db.schema.createIndex('worlds_by_template').on('worlds').column('template_id').execute();
  await sql`update worlds set template_id = (
    select max(seeded_from) from loans where loans.world_id = worlds.id and seeded_from is not null
  )`.execute(db);
}

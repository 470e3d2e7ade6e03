import { type Kysely, sql } from 'kysely';

/** Features, clock and recipe of a world, and when it was last used. */
export async function addWorldControls(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'bigint', initial: string | number) =>
    db.schema
      .alterTable('worlds')
      .addColumn(name, type, (column) => column.notNull().defaultTo(initial))
      .execute();
  await add('features', 'text', '{}');
  await add('clock_offset', 'bigint', 0);
  await add('recipe', 'text', '{}');
  await add('used_at', 'text', '');
  // Of a world of an earlier release only the seed is known, and that it was used when it was made.
  await sql`update worlds set used_at = created_at, recipe = '{"seed":"' || seed || '"}'`.execute(db);
}

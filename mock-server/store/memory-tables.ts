import { CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';

/** What makes the tables of a store in memory, and says that all migrations have been done. */
let made: readonly CompiledQuery[] | undefined;

/**
 * Makes the tables of a new store in memory. The migrations do it for the first one of a process, the others get what came
 * of them: whoever opens many, as the tests do, would spend most of the time on it.
 */
export async function makeTables(db: Database): Promise<void> {
  if (made) return runAll(db, made);
  await (await import('./migrations.ts')).migrate(db);
  made = await statementsOf(db);
}

async function runAll(db: Database, statements: readonly CompiledQuery[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await transaction.executeQuery(statement);
  });
}

/** The indexes that come with a table have no statement of their own. */
async function statementsOf(db: Database): Promise<CompiledQuery[]> {
  const { rows: parts } = await sql<{
    sql: string;
  }>`select sql from sqlite_master where sql is not null`.execute(db);
  const { rows: migrations } = await sql<{
    name: string;
    timestamp: string;
  }>`select name, timestamp from kysely_migration`.execute(db);
  return [
    ...parts.map((part) => CompiledQuery.raw(part.sql)),
    CompiledQuery.raw("insert into kysely_migration_lock values ('migration_lock', 0)"),
    ...migrations.map(({ name, timestamp }) =>
      CompiledQuery.raw('insert into kysely_migration values (?, ?)', [name, timestamp]),
    ),
  ];
}

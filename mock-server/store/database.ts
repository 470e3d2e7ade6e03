import { type Compilable, type CompiledQuery, Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** @throws {DataFolderError} when the file or its folder cannot be written */
export async function openDatabase(location: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(location) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * A query that is built and compiled once and run with other parameters: building one costs more than running it.
 * The parameters follow the order in which they stand in the query.
 */
export function compiledOnce<Row>(
  query: Compilable<Row>,
): (parameters: readonly unknown[]) => CompiledQuery<Row> {
  const compiled = query.compile();
  return (parameters) => ({ ...compiled, parameters });
}

import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** True when several servers may work on the database, each with several connections. */
export const isShared = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections !== false;

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

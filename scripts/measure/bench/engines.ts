import { startPostgres } from '../../../mock-server/test/postgres.ts';
import type { Figure } from './bench.ts';

/**
 * Measures with an empty store on SQLite, then on PostgreSQL: in the database at DATABASE_URL, which keeps the worlds of
 * the benchmark, or on a temporary server.
 *
 * @param measure gets the name of the database engine and the location of its store
 */
export async function onEachEngine(
  measure: (engine: 'SQLite' | 'PostgreSQL', location: string) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const figures = await measure('SQLite', ':memory:');
  const given = process.env['DATABASE_URL'];
  if (given) return [...figures, ...(await measure('PostgreSQL', given))];
  const server = await startPostgres();
  try {
    return [...figures, ...(await measure('PostgreSQL', await server.emptyDatabase()))];
  } finally {
    await server.stop();
  }
}

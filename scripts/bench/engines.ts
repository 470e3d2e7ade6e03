import { startPostgres } from '../../mock-server/testing/postgres.ts';
import { atEnd, CannotMeasure } from './bench.ts';

/** A database engine of the store. */
export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /**
   * Returns the location of an empty store.
   * @throws {CannotMeasure} if the engine is not available
   */
  location(): Promise<string>;
}

export const sqlite: Engine = { name: 'SQLite', location: async () => ':memory:' };

/** PostgreSQL: the database at DATABASE_URL, whose content is overwritten. Without DATABASE_URL a temporary server. */
export const postgres: Engine = { name: 'PostgreSQL', location: postgresLocation };

export const engines: readonly Engine[] = [sqlite, postgres];

let server: ReturnType<typeof startPostgres> | undefined;

async function postgresLocation(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  server ??= startPostgres();
  try {
    const { emptyDatabase, stop } = await server;
    atEnd(stop);
    return await emptyDatabase();
  } catch (error) {
    throw new CannotMeasure('PostgreSQL does not start here', { cause: error });
  }
}

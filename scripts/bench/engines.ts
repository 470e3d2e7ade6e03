import { startPostgres } from '../../mock-server/store/dialects/postgres-testing.ts';
import { CannotMeasure } from './bench.ts';
import { atEnd } from './endings.ts';

/** What the store can be kept in. */
export interface Engine {
  readonly name: 'SQLite' | 'PostgreSQL';
  /**
   * Where an empty store can be opened.
   * @throws {CannotMeasure} when there is no such engine here
   */
  location(): Promise<string>;
}

export const sqlite: Engine = { name: 'SQLite', location: async () => ':memory:' };

/** The database of DATABASE_URL, which should be one to throw away; without it a server of our own, gone in the end. */
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

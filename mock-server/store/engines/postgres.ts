import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { named, StoreUnavailableError } from './errors.ts';

/** Time in milliseconds that a request waits for a free connection before it fails. */
export const connectionMilliseconds = 3_000;

/** Maximum connections of one replica: three replicas stay below the default limit of PostgreSQL, 100. */
const mostConnections = 20;

/**
 * Returns the Kysely dialect of PostgreSQL. Integers of eight bytes are numbers, as on SQLite. Statements are prepared
 * once per connection. Changes lock the row of their world, which needs the isolation level READ COMMITTED.
 *
 * @param url address such as `postgres://user:password@host:5432/threshold`
 */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectionMilliseconds,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Ignores errors of idle connections, which the pool replaces. An error during a query rejects the query.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    // Runs before the first query. If it fails, so does that query.
    client.query('set session characteristics as transaction isolation level read committed').catch(ignore);
  });
  return new PostgresDialect({
    pool: {
      connect: async () => new PooledClient(await pool.connect().catch(rethrowNamed)),
      end: () => pool.end(),
      options: {},
    },
  });
}

/** Prepares statements, converts errors (see errors.ts), and discards a broken connection. */
class PooledClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Streaming queries (cursors) are not supported');
    return this.#run(text, parameters);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken);
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      return (await this.#client.query(statementOf(text, parameters))) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      const known = named(withoutValues(error));
      const isRollback = text === 'rollback';
      if (known instanceof StoreUnavailableError || isRollback) this.#isBroken = true;
      // A failed rollback is ignored, so that the caller gets the error that led to it.
      if (isRollback) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw known;
    }
  }
}

function rethrowNamed(error: unknown): never {
  throw named(error);
}

/** Removes the rejected row from an error of PostgreSQL: names of borrowers must not reach the log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof DatabaseError) [error.detail, error.where] = [undefined, undefined];
  return error;
}

/** Maximum number of prepared statements of a connection: a precaution, since the store has a fixed set of queries. */
const mostPreparedStatements = 500;
const names = new Map<string, string>();

/** Returns a query with the name of its prepared statement. Statements that define tables are not prepared. */
function statementOf(text: string, parameters: readonly unknown[]) {
  const values = parameters.map(withoutNul);
  if (!isPreparable.test(text)) return { text, values };
  let name = names.get(text);
  if (name === undefined && names.size < mostPreparedStatements) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name === undefined ? { text, values } : { name, text, values };
}

const isPreparable = /^\s*(?:select|insert|update|delete) /;

/** Removes the character U+0000, which PostgreSQL texts cannot contain. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value;

/** Parses integers of eight bytes as numbers: ids, cents and counts are far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (
  ...[id, format]: Parameters<typeof types.getTypeParser>
) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format));

const ignore = (): void => undefined;

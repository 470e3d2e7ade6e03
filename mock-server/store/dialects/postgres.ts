import {
  type DataTypeNode,
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  PostgresQueryCompiler,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { named, StoreUnavailableError } from './errors.ts';

/** How long a request waits for a connection before it is refused, milliseconds. */
export const connectionMilliseconds = 3_000;

/** Connections of one server; with three replicas well below what PostgreSQL takes by default. */
const mostConnections = 20;

/**
 * Kysely over PostgreSQL. The queries are those of SQLite; the differences end here: integers of eight bytes are numbers,
 * texts are compared byte by byte, statements are prepared once a connection.
 *
 * @param url such as `postgres://user:password@host:5432/threshold`
 */
export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectionMilliseconds,
    keepAlive: true,
    types: { getTypeParser },
  });
  // The query that uses a broken connection fails; an idle one is replaced.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return new ByteOrderDialect({
    pool: {
      connect: async () => new PooledClient(await pool.connect().catch(rethrowNamed)),
      end: () => pool.end(),
      options: {},
    },
  });
}

class ByteOrderDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ByteOrderCompiler();
  }
}

/** A search by prefix is a range, and an order must be the same on every machine: by bytes, as SQLite has it. */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Prepares statements, names errors, and discards a connection that is broken. */
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
    if (typeof text !== 'string') throw new Error('The store does not stream rows');
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
      // The caller gets the error that led to the rollback.
      if (isRollback) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw known;
    }
  }
}

function rethrowNamed(error: unknown): never {
  throw named(error);
}

/** Removes the row that PostgreSQL refuses from its error: names of borrowers must not reach the log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof DatabaseError) [error.detail, error.where] = [undefined, undefined];
  return error;
}

/** Prepared statements of a connection. The store has a fixed set of queries; the limit is a precaution. */
const mostPreparedStatements = 500;
const names = new Map<string, string>();

/** Returns a query with the name of its prepared statement; definitions of tables are not prepared. */
function statementOf(text: string, parameters: readonly unknown[]) {
  const values = parameters.map(withoutNul);
  if (!isPreparable.test(text) || isLimited.test(text)) return { text, values };
  let name = names.get(text);
  if (name === undefined && names.size < mostPreparedStatements) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name === undefined ? { text, values } : { name, text, values };
}

const isPreparable = /^(?:select|insert|update|delete) /;

/**
 * A list is planned for its values each time: a generic plan does not know how few rows are wanted, and would sort all
 * loans of a world instead of following an index.
 */
const isLimited = / limit \$\d+$/;

/** PostgreSQL texts cannot contain the character U+0000. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value;

/** Ids, cents and counts are far below where numbers stop being exact. */
const getTypeParser: typeof types.getTypeParser = (
  ...[id, format]: Parameters<typeof types.getTypeParser>
) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format));

const ignore = (): void => undefined;

import {
  CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { named, StoreUnavailableError } from './outage.ts';

/** How long a request waits for a connection before it is told that there is none. */
export const connectionMilliseconds = 3_000;

/** Connections of one server; with three replicas well below what PostgreSQL takes by itself. */
const mostConnections = 20;

/**
 * Kysely over PostgreSQL. What the store says in SQL is what it says to SQLite; the differences end here: integers of
 * eight bytes come as numbers, texts are compared byte by byte, statements are prepared once a connection.
 *
 * @param url such as `postgres://user:password@host:5432/threshold`
 */
export function postgresDialect(url: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PooledDriver(url),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ByteOrderCompiler(),
  };
}

/** A search by prefix is a range, and an order must be the same on every machine: by bytes, as SQLite has it. */
class ByteOrderCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

class PooledDriver implements Driver {
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: mostConnections,
      connectionTimeoutMillis: connectionMilliseconds,
      keepAlive: true,
      types: { getTypeParser },
    });
    // A connection that breaks tells whoever uses it; an idle one is replaced.
    this.#pool.on('error', ignore);
    this.#pool.on('connect', (client) => client.on('error', ignore));
  }

  async init(): Promise<void> {
    // Connections are made when they are needed.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return new PooledConnection(await this.#pool.connect());
    } catch (error) {
      throw named(error);
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** Whatever the reason was for it, that is what the caller hears: a connection that cannot roll back is given up. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(ignore);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PooledConnection).release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#client.query<Row & object>(statementOf(query));
      // A transaction that has failed answers its commit with this, and nothing of it is kept.
      if (query.sql === 'commit' && command === 'ROLLBACK') throw new Error('The transaction had failed');
      return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      const known = named(withoutValues(error));
      if (known instanceof StoreUnavailableError || query.sql === 'rollback') this.#isBroken = true;
      throw known;
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The store reads no streams');
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** PostgreSQL repeats the row that it refuses: names of borrowers, which must not reach the log. */
function withoutValues(error: unknown): unknown {
  if (error instanceof DatabaseError) [error.detail, error.where] = [undefined, undefined];
  return error;
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** Statements kept prepared. Queries are built from a fixed set of shapes; the limit only guards against surprises. */
const mostPreparedStatements = 500;
const names = new Map<string, string>();

/** A query with the name under which a connection keeps it prepared; definitions of tables are run once. */
function statementOf({ sql, parameters, query }: CompiledQuery) {
  const values = parameters.map(withoutNul);
  if (!preparable.has(query.kind) || isLimited.test(sql)) return { text: sql, values };
  let name = names.get(sql);
  if (name === undefined && names.size < mostPreparedStatements) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name === undefined ? { text: sql, values } : { name, text: sql, values };
}

/**
 * A list is planned for its very values each time: a plan for any values would not know how few rows are wanted, and
 * put all loans of a world in order instead of following an index.
 */
const isLimited = / limit \$\d+$/;

const preparable = new Set(['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** PostgreSQL's texts have no character of the number 0: what cannot be kept is not found either. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\u{fffd}') : value;

/** Ids, cents and counts are far below where numbers stop being exact. */
const getTypeParser: typeof types.getTypeParser = (
  ...[id, format]: Parameters<typeof types.getTypeParser>
) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format));

const ignore = (): void => undefined;

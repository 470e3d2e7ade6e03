import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** The store's file or its folder cannot be written. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Kysely over the SQLite that is built into Node. Kysely serialises the use of the one connection itself,
 * because its SQLite adapter says that there is only one.
 *
 * @param location path of the file, or `:memory:`
 */
export function nodeSqliteDialect(location: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(location),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new UnlockedQueryCompiler(),
  };
}

/** Whoever writes has the whole file to itself: rows need no locks, and there is no word for them. */
class UnlockedQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct' || node.rawModifier) super.visitSelectModifier(node);
  }
}

class NodeSqliteDriver implements Driver {
  readonly #location: string;
  #connection: NodeSqliteConnection | undefined;

  constructor(location: string) {
    this.#location = location;
  }

  async init(): Promise<void> {
    this.#connection = new NodeSqliteConnection(openDatabase(this.#location));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The store is not open');
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // There is one connection and it stays open.
  }

  async destroy(): Promise<void> {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly answersRows: boolean;
}

/** Statements kept prepared. Queries are built from a fixed set of shapes; the limit only guards against surprises. */
const mostPreparedStatements = 500;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, answersRows } = this.#prepare(query.sql);
    const parameters = query.parameters as readonly SQLInputValue[];
    if (answersRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { statement } = this.#prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as readonly SQLInputValue[]))) {
      yield { rows: [row as Row] };
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(sql: string): PreparedStatement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, answersRows: statement.columns().length > 0 };
    if (this.#prepared.size >= mostPreparedStatements) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

function openDatabase(location: string): DatabaseSync {
  if (location !== ':memory:') makeWritable(location);
  const database = opened(location);
  // A large page keeps the rows of one world together: 77 kB instead of 130 kB a world.
  database.exec('pragma page_size = 16384');
  // FULL: what was acknowledged is on the disk, so that it survives a killed process or machine.
  if (location !== ':memory:') database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return database;
}

function opened(location: string): DatabaseSync {
  try {
    return new DatabaseSync(location, { timeout: 5_000 });
  } catch (cause) {
    throw new DataFolderError(`The data file ${location} cannot be opened. Choose another data file.`, {
      cause,
    });
  }
}

/**
 * One folder after the other: the recursive form of Node never returns where the system says of every folder
 * that its parent is missing, as /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function makeWritable(file: string): void {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new DataFolderError(
      `The data folder ${folder} cannot be written. Make it writable, or choose another place for the data file.`,
      { cause },
    );
  }
}

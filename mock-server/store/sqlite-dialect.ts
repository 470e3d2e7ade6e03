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
import { type DataFile, openDataFile } from './data-file.ts';
import { named } from './outage.ts';

/**
 * Kysely over the SQLite that is built into Node. Kysely serialises the use of the one connection itself,
 * because its SQLite adapter says that there is only one.
 *
 * @param location path of the file, or `:memory:`
 */
export function nodeSqliteDialect(location: string): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
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

/** All migrations are one transaction: a server that is killed between two of them leaves none behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #location: string;
  #connection: NodeSqliteConnection | undefined;

  constructor(location: string) {
    this.#location = location;
  }

  async init(): Promise<void> {
    this.#connection = new NodeSqliteConnection(opened(this.#location));
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

  /** On a full disk SQLite may have rolled back by itself: the caller hears of the disk, and of nothing else. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!(connection as NodeSqliteConnection).isInTransaction) return;
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
  readonly #file: DataFile;
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, PreparedStatement>();

  constructor(file: DataFile) {
    this.#file = file;
    this.#database = file.database;
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { statement, answersRows } = this.#prepare(query.sql);
      const parameters = query.parameters as readonly SQLInputValue[];
      if (answersRows) return { rows: statement.all(...parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      throw named(error);
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { statement } = this.#prepare(query.sql);
    for (const row of statement.iterate(...(query.parameters as readonly SQLInputValue[]))) {
      yield { rows: [row as Row] };
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#file.close();
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

function opened(location: string): DataFile {
  const file = location === ':memory:' ? inMemory() : openDataFile(location);
  try {
    // A large page keeps the rows of one world together: 77 kB instead of 130 kB a world.
    file.database.exec('pragma page_size = 16384');
    // FULL: what was acknowledged is on the disk, so that it survives a killed process or machine.
    if (location !== ':memory:') file.database.exec('pragma journal_mode = wal; pragma synchronous = full');
    return file;
  } catch (error) {
    file.close();
    throw named(error);
  }
}

function inMemory(): DataFile {
  const database = new DatabaseSync(':memory:');
  return { database, close: () => database.close() };
}

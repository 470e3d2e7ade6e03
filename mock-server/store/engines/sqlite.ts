import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  type Dialect,
  type SelectModifierNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { named } from './errors.ts';
import { type DataFile, openDataFile } from './data-file.ts';

/**
 * Returns the Kysely dialect of the SQLite that is built into Node. Kysely uses the single connection for one
 * transaction at a time.
 *
 * @param location path of the file, or `:memory:`
 */
export const nodeSqliteDialect = (location: string): Dialect =>
  new NodeSqliteDialect({ database: async () => new PreparingDatabase(openFile(location)) });

class NodeSqliteDialect extends SqliteDialect {
  override createQueryCompiler(): SqliteQueryCompiler {
    return new UnlockedQueryCompiler();
  }
}

/** Omits row locks (`for update`): SQLite has no syntax for them, and a writing transaction locks the whole file. */
class UnlockedQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'Distinct' || node.rawModifier) super.visitSelectModifier(node);
  }
}

/** Maximum number of prepared statements of a file: a precaution, since the store has a fixed set of queries. */
const mostPreparedStatements = 500;

class PreparingDatabase implements SqliteDatabase {
  readonly #file: DataFile;
  readonly #prepared = new Map<string, SqliteStatement>();

  constructor(file: DataFile) {
    this.#file = file;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = statementOf(this.#file.database, sql);
    if (this.#prepared.size >= mostPreparedStatements) this.#prepared.clear();
    this.#prepared.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#prepared.clear();
    this.#file.close();
  }
}

/** Prepares a statement. The statement that begins a transaction locks the file. */
function statementOf(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = withNamedErrors(() => database.prepare(sql === 'begin' ? 'begin immediate' : sql));
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => withNamedErrors(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) =>
      // On a full disk SQLite may have rolled back already. A second rollback would hide the error of the disk.
      sql === 'rollback' && !database.isTransaction
        ? { changes: 0, lastInsertRowid: 0 }
        : withNamedErrors(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

function openFile(location: string): DataFile {
  const file = location === ':memory:' ? inMemory() : openDataFile(location);
  try {
    // With FULL a commit returns after the data is on the disk, so that it survives a power failure.
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

function withNamedErrors<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw named(error);
  }
}

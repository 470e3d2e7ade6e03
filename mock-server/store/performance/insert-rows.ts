import { CompiledQuery, type Insertable } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { Tables } from '../schema/tables.ts';

/** Number of rows in one INSERT. More rows would exceed the maximum number of parameters. */
const rowsOfInsert = 100;

/** The SQL texts of each engine by table and number of rows, since building an INSERT is slower than running it. */
const texts = new WeakMap<object, Map<string, string>>();

/** Inserts any number of rows. All rows of a table must have the same columns in the same order. */
export async function insertRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const { adapter } = db.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  for (const some of chunksOf(rows, rowsOfInsert)) {
    const key = `${table} ${some.length}`;
    const text = known.get(key) ?? db.insertInto(table).values(some).compile().sql;
    known.set(key, text);
    await db.executeQuery(
      CompiledQuery.raw(
        text,
        some.flatMap((row) => Object.values(row)),
      ),
    );
  }
}

/** Splits items into lists of `size` items; the last list may be shorter. */
export function* chunksOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

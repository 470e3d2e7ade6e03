import {
  type Compilable,
  CompiledQuery,
  type QueryResult,
  type RawBuilder,
  sql,
  type Insertable,
} from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

/** Function that returns the placeholder of a named parameter. */
export interface Parameter<Values> {
  <Name extends keyof Values>(name: Name): RawBuilder<Values[Name]>;
}

/** A query that is built and compiled once per database engine, since building takes longer than running. */
type Prepared<Values, Row> = (db: Database, values: Values) => Promise<QueryResult<Row>>;

/**
 * Returns a query with named parameters.
 *
 * @param build builds the query from a database and a function that returns placeholders
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, parameter: Parameter<Values>) => Compilable<Row>,
): Prepared<Values, Row> {
  const byEngine = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query = byEngine.get(adapter) ?? build(db, (name) => sql`${new Placeholder(name)}`).compile();
    byEngine.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery({ ...query, parameters });
  };
}

/** A placeholder in a compiled query, replaced by the value with its name at each run. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Number of rows in one INSERT. More rows would exceed the maximum number of parameters. */
const rowsOfInsert = 100;

/** SQL texts of INSERTs of each engine, by table and number of rows. Building one takes longer than running it. */
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

import {
  type Compilable,
  type CompiledQuery,
  type Insertable,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Database } from '../schema/database.ts';
import type { Tables } from '../schema/tables.ts';

/** Returns the placeholder of a named parameter. */
export interface Parameter<Values> {
  <Name extends keyof Values>(name: Name): RawBuilder<Values[Name]>;
}

/** A query that is built and compiled once per engine, since building is slower than running. */
type Prepared<Values, Row> = (db: Database, values: Values) => Promise<QueryResult<Row>>;

/**
 * Returns a query with named parameters.
 *
 * @param build builds the query from a database and a function that returns placeholders
 */
export const prepared = <Values extends object, Row>(
  build: (db: Database, parameter: Parameter<Values>) => Compilable<Row>,
): Prepared<Values, Row> =>
  preparedLazily((db) => build(db, (name) => placeholder((values: Values) => values[name])));

/** Returns an INSERT of one or more rows with the same columns. There is one statement for each number of rows. */
export function preparedInsert<Table extends 'loans' | 'worlds'>(
  table: Table,
): Prepared<readonly Insertable<Tables[Table]>[], unknown> {
  const bySize = new Map<number, Prepared<readonly Insertable<Tables[Table]>[], unknown>>();
  return (db, rows) => {
    const insert =
      bySize.get(rows.length) ?? preparedLazily((any) => any.insertInto(table).values(placeholders(rows)));
    bySize.set(rows.length, insert);
    return insert(db, rows);
  };
}

/** Returns rows whose values are replaced by placeholders. */
const placeholders = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map(
    (row, index) =>
      Object.fromEntries(
        Object.keys(row).map((column) => [
          column,
          placeholder((values: readonly Row[]) => values[index]?.[column as keyof Row]),
        ]),
      ) as Row,
  );

function preparedLazily<Values, Row>(build: (db: Database) => Compilable<Row>): Prepared<Values, Row> {
  const byEngine = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query = byEngine.get(adapter) ?? build(db).compile();
    byEngine.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? parameter.read(values) : parameter,
    );
    return db.executeQuery({ ...query, parameters });
  };
}

/** A placeholder in a compiled query, replaced by a value at each run. */
class Placeholder<Values> {
  readonly read: (values: Values) => unknown;

  constructor(read: (values: Values) => unknown) {
    this.read = read;
  }
}

const placeholder = <Values, Value>(read: (values: Values) => Value): RawBuilder<Value> =>
  sql<Value>`${new Placeholder(read)}`;

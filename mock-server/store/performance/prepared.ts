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

/** Returns an INSERT of one row. The columns are those of the first row. */
export function preparedInsert<Table extends 'loans' | 'worlds'>(
  table: Table,
): (db: Database, row: Insertable<Tables[Table]>) => Promise<QueryResult<unknown>> {
  type Row = Insertable<Tables[Table]>;
  let insert: Prepared<Row, unknown> | undefined;
  return (db, row) => {
    insert ??= preparedLazily((any) => {
      const columns = Object.keys(row).map((name) => [
        name,
        placeholder((values: Row) => values[name as keyof Row]),
      ]);
      return any.insertInto(table).values(Object.fromEntries(columns) as Row);
    });
    return insert(db, row);
  };
}

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

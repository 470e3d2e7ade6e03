import { type Compilable, type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema/database.ts';

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

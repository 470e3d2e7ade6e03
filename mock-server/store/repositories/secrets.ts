import { sql } from 'kysely';
import type { Database } from '../engines/database.ts';

/** Named secrets of the server, such as its signing keys. They belong to no world. */
export class Secrets {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async read(name: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  /** Stores a value unless a value exists. Returns the stored value, so that all replicas use the same value. */
  async readOrCreate(name: string, value: string): Promise<string> {
    const stored = await this.read(name);
    if (stored !== null) return stored;
    await this.#db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.read(name)) ?? value;
  }

  /** Increments a counter atomically and returns its new value; the first one is 1. */
  async increment(name: string): Promise<number> {
    const { value } = await this.#db
      .insertInto('secrets')
      .values({ name, value: '1' })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value: sql<string>`cast(cast(secrets.value as integer) + 1 as text)` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return Number(value);
  }
}

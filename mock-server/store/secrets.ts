import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Named secrets of the server, such as its signing keys. They belong to no world. */
export class SecretStore {
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

  async write(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** Keeps a value unless there is one already, and answers the one that is kept: of several servers the first decides. */
  async keep(name: string, value: string): Promise<string> {
    const kept = await this.read(name);
    if (kept !== null) return kept;
    await this.#db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.read(name)) ?? value;
  }

  /** Adds one to a number and answers it, so that everyone who asks gets another: 1, 2, 3 ... */
  async countUp(name: string): Promise<number> {
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

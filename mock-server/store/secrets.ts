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

  /** Adds one to a number and answers it, so that everyone who asks gets another: 1, 2, 3 ... */
  async countUp(name: string): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst();
      const next = Number(row?.value ?? 0) + 1;
      const value = String(next);
      await transaction
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      return next;
    });
  }
}

import type { Database } from './database.ts';

/** Which codes of a sign-in have been redeemed, in each world. */
export class SpentCodeStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Marks a code as spent; false when it was spent before, on whichever server.
   *
   * @param expiresAt from then on the code is refused anyway, and need not be remembered
   */
  async spend(worldId: string, code: string, { expiresAt, now }: SpendingTimes): Promise<boolean> {
    await this.#db
      .deleteFrom('spent_codes')
      .where('world_id', '=', worldId)
      .where('expires_at', '<', now.toISOString())
      .execute();
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('spent_codes')
      .values({ world_id: worldId, code, expires_at: expiresAt.toISOString() })
      .onConflict((conflict) => conflict.columns(['world_id', 'code']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
}

/** By the clock of the world. */
export interface SpendingTimes {
  readonly expiresAt: Date;
  readonly now: Date;
}

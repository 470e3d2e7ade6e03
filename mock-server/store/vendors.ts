import type { Database } from './database.ts';
import { lockWorld } from './world-lock.ts';

/** Which vendor has been selected for a loan. */
export class VendorStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Id of the selected vendor; null while none is. */
  async selected(worldId: string, generalAccountId: number): Promise<string | null> {
    const row = await this.#db
      .selectFrom('vendors')
      .select('vendor')
      .where('world_id', '=', worldId)
      .where('general_account_id', '=', generalAccountId)
      .executeTakeFirst();
    return row?.vendor ?? null;
  }

  /** Selects a vendor in place of the one before. */
  async select(worldId: string, generalAccountId: number, vendor: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      if (!(await lockWorld(transaction, worldId))) return;
      await transaction
        .insertInto('vendors')
        .values({ world_id: worldId, general_account_id: generalAccountId, vendor })
        .onConflict((conflict) =>
          conflict.columns(['world_id', 'general_account_id']).doUpdateSet({ vendor }),
        )
        .execute();
    });
  }
}

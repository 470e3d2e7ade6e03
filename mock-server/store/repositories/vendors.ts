import { lockWorld } from '../schema/database.ts';
import { WorldRepository } from './repository.ts';

/** The vendors that are selected for loans. */
export class Vendors extends WorldRepository {
  /** Returns the id of the selected vendor of a loan; null without one. */
  async selected(generalAccountId: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('vendors')
      .select('vendor')
      .where('world_id', '=', this.worldId)
      .where('general_account_id', '=', generalAccountId)
      .executeTakeFirst();
    return row?.vendor ?? null;
  }

  /** Selects a vendor for a loan and replaces the previous one. */
  async select(generalAccountId: number, vendor: string): Promise<void> {
    const { worldId } = this;
    await this.db.transaction().execute(async (transaction) => {
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

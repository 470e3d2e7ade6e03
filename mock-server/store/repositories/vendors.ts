import { lockWorld } from '../schema/tables.ts';
import { WorldRepository } from './repository.ts';

export class Vendors extends WorldRepository {
  /** Returns the id of the vendor that is selected for a loan; null if none is selected. */
  async selected(generalAccountId: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('vendors')
      .select('vendor')
      .where('world_id', '=', this.worldId)
      .where('general_account_id', '=', generalAccountId)
      .executeTakeFirst();
    return row?.vendor ?? null;
  }

  /** Returns the id of the selected vendor of each loan that has one. */
  async all(): Promise<ReadonlyMap<number, string>> {
    const rows = await this.db
      .selectFrom('vendors')
      .select(['general_account_id', 'vendor'])
      .where('world_id', '=', this.worldId)
      .orderBy('general_account_id')
      .execute();
    return new Map(rows.map((row) => [row.general_account_id, row.vendor]));
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

import type { MenuToEmpty } from '../../contracts/schemas/mock.ts';
import { compiledOnce, type Database } from './database.ts';
import { lockWorld } from './world-lock.ts';

/** Which menus of a world are emptied, whoever asks. */
export class MenuStore {
  readonly #db: Database;
  readonly #empty;

  constructor(db: Database) {
    this.#db = db;
    this.#empty = compiledOnce(db.selectFrom('empty_menus').select('menu').where('world_id', '=', ''));
  }

  /** The emptied menus. */
  async empty(worldId: string): Promise<ReadonlySet<MenuToEmpty>> {
    const { rows } = await this.#db.executeQuery(this.#empty([worldId]));
    return new Set(rows.map(({ menu }) => menu as MenuToEmpty));
  }

  /** Empties exactly these menus; all others answer their own entries again. */
  async setEmpty(worldId: string, menus: readonly MenuToEmpty[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      await transaction.deleteFrom('empty_menus').where('world_id', '=', worldId).execute();
      const rows = [...new Set(menus)].map((menu) => ({ world_id: worldId, menu }));
      if (rows.length > 0) await transaction.insertInto('empty_menus').values(rows).execute();
    });
  }
}

import type { MenuOfWorld } from '../../../contracts/operations/recipe.ts';
import { lockWorld } from '../schema/tables.ts';
import { WorldRepository } from './repository.ts';
import { WorldRows } from './world-rows.ts';

/** The menus of a world that are empty for all users. */
export class Menus extends WorldRepository {
  /** Returns the menus that are empty for all users of the world. */
  async empty(): Promise<ReadonlySet<MenuOfWorld>> {
    const rows = await this.db
      .selectFrom('empty_menus')
      .select('menu')
      .where('world_id', '=', this.worldId)
      .execute();
    return new Set(rows.map(({ menu }) => menu as MenuOfWorld));
  }

  /** Makes exactly these menus empty; all others get their entries back. */
  async setEmpty(menus: readonly MenuOfWorld[]): Promise<void> {
    const { worldId } = this;
    await this.db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      await new WorldRows({ db: transaction, worldId, caches: this.caches }).setEmptyMenus(menus);
    });
  }
}

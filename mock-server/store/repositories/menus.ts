import type { MenuOfWorld } from '../../../contracts/operations/recipe.ts';
import { WorldRepository } from './repository.ts';

export class Menus extends WorldRepository {
  /** Returns the menus that are empty for all users of the world. */
  async empty(): Promise<ReadonlySet<MenuOfWorld>> {
    return new Set((await this.world())?.document.emptyMenus);
  }
}

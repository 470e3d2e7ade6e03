import type { EventHub } from '../events/hub.ts';
import type { Journals } from '../journal/journals.ts';
import type { Store } from '../../store/store.ts';
import type { Recipe } from '../worlds/recipe.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** The state of the worlds of an app, in the store and in memory. */
export interface Controls {
  readonly store: Store;
  readonly worlds: Worlds;
  readonly journals: Journals;
  readonly events: EventHub;
}

export async function makeWorld({ worlds }: Controls, recipe: Recipe): Promise<World> {
  const world = await worlds.create(recipe);
  if (recipe.emptyMenus) await world.store.menus.setEmpty(recipe.emptyMenus);
  return world;
}

/** Resets a world to its recipe: data, menus, clock, faults, journal. Returns false when it does not exist. */
export async function resetWorld(controls: Controls, worldId: string): Promise<boolean> {
  const { store, worlds, journals } = controls;
  if (!(await worlds.reset(worldId))) return false;
  const record = await worlds.record(worldId);
  if (record?.recipe.emptyMenus) await store.in(worldId).menus.setEmpty(record.recipe.emptyMenus);
  await journals.clear(worldId);
  return true;
}

/** Deletes a world with its content, and tells every server, so that open streams of the world end. Returns false when it does not exist. */
export async function removeWorld(controls: Controls, worldId: string): Promise<boolean> {
  const isRemoved = await controls.worlds.delete(worldId);
  await controls.store.bus.request('world-deleted', worldId);
  return isRemoved;
}

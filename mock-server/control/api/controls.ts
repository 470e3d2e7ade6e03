import type { EventHub } from '../events/hub.ts';
import type { Journals } from '../journal/journals.ts';
import type { Store } from '../../store/store.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** The parts of an app that hold the state of its worlds. */
export interface Controls {
  readonly store: Store;
  readonly worlds: Worlds;
  readonly journals: Journals;
  readonly events: EventHub;
}

/** Resets a world to its recipe: data, menus, clock, faults, journal. Returns false if the world does not exist. */
export async function resetWorld(controls: Controls, worldId: string): Promise<boolean> {
  const { worlds, journals } = controls;
  if (!(await worlds.reset(worldId))) return false;
  await journals.clear(worldId);
  return true;
}

/**
 * Deletes a world with its content, and notifies all servers, which end the open streams of the world. Returns false if
 * the world does not exist.
 */
export async function removeWorld(controls: Controls, worldId: string): Promise<boolean> {
  const isRemoved = await controls.worlds.delete(worldId);
  await controls.store.bus.request('world-deleted', worldId);
  return isRemoved;
}

import type { EventHub } from '../events/hub.ts';
import type { Journal } from '../journal/journal.ts';
import type { Store } from '../../store/store.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** The parts of an app that hold the state of its worlds. */
export interface Controls {
  readonly store: Store;
  readonly worlds: Worlds;
  readonly journal: Journal;
  readonly events: EventHub;
}

/** Resets a world to its recipe: data, menus, clock, faults, journal. Returns false if the world does not exist. */
export async function resetWorld(controls: Controls, worldId: string): Promise<boolean> {
  const { worlds, journal } = controls;
  await journal.flush(worldId);
  if (!(await worlds.reset(worldId))) return false;
  await journal.clear(worldId);
  return true;
}

/**
 * Deletes a world with its content, and notifies all servers, which end the open streams of the world. Returns false if
 * the world does not exist.
 */
export async function removeWorld(controls: Controls, worldId: string): Promise<boolean> {
  await controls.journal.flush(worldId);
  const isRemoved = await controls.worlds.delete(worldId);
  await controls.store.bus.request('world-deleted', worldId);
  return isRemoved;
}

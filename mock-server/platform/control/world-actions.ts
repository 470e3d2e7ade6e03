import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentWorld } from '../../../contracts/api/headers.ts';
import { problem } from '../http/problems.ts';
import { worldOfRequest } from '../worlds/plugin.ts';
import type { World } from '../worlds/world.ts';

/**
 * Returns the world with an id, or the world of the request for the id `current`.
 *
 * @throws {ProblemError} world-not-found, or world-unknown if header, cookie or host name an unknown world
 */
export async function worldNamed(request: FastifyRequest, id: string): Promise<World> {
  const { worlds } = request.server;
  if (id === currentWorld) return worldOfRequest(request);
  const world = await worlds.find(id);
  if (!world) {
    throw problem(
      'world-not-found',
      'There is no world with this id. It may have been deleted: create another one by POST /mock/worlds.',
    );
  }
  return world;
}

/** The parts of a server that hold the state of its worlds. */
export type ServerState = Pick<FastifyInstance, 'store' | 'worlds' | 'journal'>;

/** Resets a world to its recipe: data, menus, clock, faults, journal. Returns false if the world does not exist. */
export async function resetWorld({ worlds, journal }: ServerState, worldId: string): Promise<boolean> {
  await journal.flush(worldId);
  if (!(await worlds.reset(worldId))) return false;
  await journal.clear(worldId);
  return true;
}

/**
 * Deletes a world with its content, and notifies all servers, which end the open streams of the world. Returns false if
 * the world does not exist.
 */
export async function removeWorld(
  { store, worlds, journal }: ServerState,
  worldId: string,
): Promise<boolean> {
  await journal.flush(worldId);
  const isRemoved = await worlds.delete(worldId);
  await store.bus.publish('world-deleted', worldId);
  return isRemoved;
}

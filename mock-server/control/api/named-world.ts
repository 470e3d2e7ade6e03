import type { FastifyRequest } from 'fastify';
import { problem } from '../../http/problems.ts';
import { worldOfRequest } from '../worlds/plugin.ts';
import type { World } from '../worlds/world.ts';

/** Id in a path that means the world of the request. */
export const currentWorld = 'current';

/**
 * Returns the world with an id, or the world of the request for the id `current`.
 *
 * @throws {ProblemError} world-not-found, or world-unknown if header, cookie or host name an unknown world
 */
export async function worldNamed(request: FastifyRequest, id: string): Promise<World> {
  const { worlds } = request.server;
  if (id === currentWorld) return worldOfRequest(worlds, request);
  const world = await worlds.find(id);
  if (!world) {
    throw problem(
      'world-not-found',
      'There is no world with this id. It may have been deleted: create another one by POST /mock/worlds.',
    );
  }
  return world;
}

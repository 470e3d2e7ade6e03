import type { FastifyRequest } from 'fastify';
import { problem } from '../../http/problems.ts';
import { type WorldOptions, worldUnknown } from '../worlds/plugin.ts';
import { isWorldId, worldKeyOf } from '../worlds/world-key.ts';
import type { World } from '../worlds/world.ts';
import { defaultWorldId } from '../worlds/worlds.ts';

/** Id in a path that means the world of the request. */
export const currentWorld = 'current';

/**
 * Returns the world with an id, or the world of the request for the id `current`.
 *
 * @throws {ProblemError} world-not-found, or world-unknown if header, cookie or host name an unknown world
 */
export type WorldNamed = (request: FastifyRequest, id: string) => Promise<World>;

export function worldFinder(
  worlds: WorldOptions['worlds'],
  unknownWorld: WorldOptions['unknownWorld'],
): WorldNamed {
  return async (request, id) => {
    if (id === currentWorld) return currentWorldOf(request);
    const world = await worlds.find(id);
    if (!world) {
      throw problem(
        'world-not-found',
        'There is no world with this id. It may have been deleted: create another one by POST /mock/worlds.',
      );
    }
    return world;
  };

  async function currentWorldOf(request: FastifyRequest): Promise<World> {
    const key = worldKeyOf(request) ?? defaultWorldId;
    const world = isWorldId(key) ? await worlds.find(key) : null;
    if (!world && unknownWorld === 'refuse') throw worldUnknown(key);
    return world ?? (await worlds.find(defaultWorldId)) ?? worlds.default;
  }
}

import type { FastifyInstance } from 'fastify';
import { isWorldId, worldKeyOf } from '../worlds/world-key.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The world in which this request takes place. */
    world: World;
  }
}

export interface WorldOptions {
  readonly worlds: Worlds;
  /** What a request with the key of no world gets: a refusal, or the default world. */
  readonly unknownWorld: 'refuse' | 'use-default';
}

/** Gives every request its world. For a world in use this takes no waiting. */
export function addWorlds(app: FastifyInstance, { worlds, unknownWorld }: WorldOptions): void {
  app.decorateRequest('world');
  app.addHook('onRequest', (request, _reply, done) => {
    const key = worldKeyOf(request);
    // Whoever creates a world may still carry the cookie of one that is gone.
    if (key === null || request.url.startsWith('/mock/')) {
      request.world = worlds.default;
      done();
      return;
    }
    const known = worlds.known(key);
    if (known) {
      request.world = known;
      done();
      return;
    }
    const search = isWorldId(key) ? worlds.find(key) : Promise.resolve(null);
    search.then((found) => {
      if (!found && unknownWorld === 'refuse') {
        // The refusal is answered in some world.
        request.world = worlds.default;
        done(
          problem(
            'world-unknown',
            `There is no world "${key.slice(0, 40)}". Create one by POST /mock/worlds.`,
          ),
        );
        return;
      }
      request.world = found ?? worlds.default;
      done();
    }, done);
  });
}

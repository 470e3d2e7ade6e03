import type { FastifyInstance } from 'fastify';
import { worldCookieName } from '../../../contracts/api/headers.ts';
import { longestRecipe } from '../http/limits.ts';
import { portOf } from '../http/origin.ts';
import { invalidField, problem } from '../http/problems.ts';
import { serveMock } from '../serve.ts';
import { checkedRecipe } from '../worlds/recipe.ts';
import { nameOf } from '../worlds/world.ts';
import { defaultWorldId } from '../worlds/worlds.ts';
import { removeWorld, resetWorld, worldNamed } from './world-actions.ts';
import { runningWorld } from './world-state.ts';

/** Serves the operations that create, read, reset and delete worlds. */
export function mockWorldRoutes(app: FastifyInstance): void {
  serveMock(
    app,
    'createWorld',
    async ({ request, body }) => {
      const world = await app.worlds.create(checkedRecipe(body));
      const cookie = { name: worldCookieName(portOf(request.host)), value: world.id };
      return { id: world.id, name: nameOf(world), cookie };
    },
    { bodyLimit: longestRecipe, checksBody: true },
  );

  serveMock(app, 'getWorld', async ({ request, parameters, query }) => {
    const { id } = await worldNamed(request, parameters.id);
    return runningWorld(app, id, request, query.at);
  });

  serveMock(app, 'resetWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    await resetWorld(app, id);
    return runningWorld(app, id, request);
  });

  serveMock(app, 'deleteWorld', async ({ request, parameters }) => {
    const { id } = await worldNamed(request, parameters.id);
    if (id === defaultWorldId) throw invalidField('id', 'must not be the default world: reset it instead');
    if (!(await removeWorld(app, id)))
      throw problem('world-not-found', 'The world was deleted during the request.');
    return null;
  });
}

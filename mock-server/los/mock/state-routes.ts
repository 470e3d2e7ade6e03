import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventOfMessage } from '../../../contracts/operations/event-messages.ts';
import type { StateValues } from '../../../contracts/operations/state-schemas.ts';
import { personaToken } from '../../identity/persona-token.ts';
import { machineTime } from '../../control/worlds/clock.ts';
import { checkedRecipe } from '../../control/worlds/recipe.ts';
import { checkedData, dataAbout } from './event-routes.ts';
import { checkedState, idsOf, type StateToSetUp } from './state-order.ts';
import { type StateWorld, stateWorlds } from './state-worlds.ts';
import { defaultWorldId } from '../../control/worlds/worlds.ts';
import { currentWorld, removeWorld, worldNamed } from '../../control/api/world-actions.ts';
import { serveMock } from '../../control/serve.ts';
import { actAs, antiForgeryToken } from './state-actions.ts';

/** Serves the provider states of Pact. A setup creates a world, and a teardown deletes the world. */
export function mockStateRoutes(app: FastifyInstance): void {
  serveMock(app, 'changeState', async ({ request, body }) => {
    const { state, params, action = 'setup' } = body;
    const order = checkedState(state, params);
    if (action === 'setup') return setUp(app, request, order);
    const { id } = await worldNamed(request, currentWorld);
    // A teardown without a world does nothing: the world of the state expires later, and no state uses the default world.
    if (id !== defaultWorldId) await removeWorld(app, id);
    return {};
  });

  serveMock(app, 'produceMessage', async ({ request, body }) => {
    const { name, params } = body.providerStates[0] as (typeof body.providerStates)[number];
    const order = checkedState(name, params);
    const { worldId = '' } = await setUp(app, request, order);
    try {
      const { store } = await worldNamed(request, worldId);
      const event = eventOfMessage(body.description);
      const data = await dataAbout(store, { name: event, generalAccountId: Number(order.params.accountId) });
      return { event, data: checkedData(event, data) };
    } finally {
      await removeWorld(app, worldId);
    }
  });
}

async function setUp(
  app: FastifyInstance,
  { host }: FastifyRequest,
  { state: name, params }: StateToSetUp,
): Promise<StateValues> {
  const state: StateWorld = stateWorlds[name](params);
  const recipe = checkedRecipe(state.recipe);
  const world = await app.worlds.create(recipe);
  try {
    const known = { worldId: world.id, antiForgeryToken, ...idsOf(params) };
    if (recipe.persona === undefined) return known;
    const place = { host, worldId: world.id };
    const accessToken = await personaToken(app, recipe.persona, {
      ...place,
      ...(state.isTokenExpired ? { expiresAt: new Date(machineTime() - 1_000) } : {}),
    });
    const values = await actAs(app, { ...place, accessToken }, state);
    if (state.hasEveryStreamOpen) app.events.fill(world.id);
    return { ...known, accessToken, ...values };
  } catch (error) {
    await removeWorld(app, world.id);
    throw error;
  }
}

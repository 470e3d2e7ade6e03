import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ProviderStateKind,
  providerStates,
  type StateParameter,
} from '../../../contracts/api/provider-states.ts';
import type { StateOrder, StateValues } from '../../../contracts/operations/mock-schemas.ts';
import { personaToken } from '../../identity/persona-token.ts';
import { invalidFields } from '../../http/problems.ts';
import { changedClock } from '../../control/worlds/clock.ts';
import { type Controls, makeWorld, removeWorld } from '../../control/api/controls.ts';
import { checkedRecipe } from '../../control/worlds/recipe.ts';
import { type StateWorld, stateWorlds } from './state-worlds.ts';
import type { World } from '../../control/worlds/world.ts';
import { defaultWorldId } from '../../control/worlds/worlds.ts';
import { currentWorld, type WorldNamed } from '../../control/api/named-world.ts';
import { serveMock } from '../../control/serve.ts';
import { actAs } from './state-actions.ts';

/** Serves the provider states of Pact. A setup creates a world, and a teardown deletes the world. */
export function mockStateRoutes(app: FastifyInstance, controls: Controls, worldNamed: WorldNamed): void {
  serveMock(app, 'changeState', async ({ request, body }) => {
    const { state, params = {}, action } = body;
    if (action === 'setup') {
      refuseParameters(providerStates[state], params);
      return setUp(app, controls, request, stateWorlds[state](params));
    }
    const { id } = await worldNamed(request, currentWorld);
    // A teardown without a world does nothing: no state uses the default world.
    if (id !== defaultWorldId) await removeWorld(controls, id);
    return {};
  });
}

async function setUp(
  app: FastifyInstance,
  controls: Controls,
  { host }: FastifyRequest,
  state: StateWorld,
): Promise<StateValues> {
  const recipe = checkedRecipe(state.recipe, controls.worlds.content);
  const world = await makeWorld(controls, recipe);
  try {
    if (recipe.persona === undefined) return { worldId: world.id };
    const place = { host, now: world.now() };
    const accessToken = await personaToken(app, recipe.persona, place);
    const values = await actAs(app, { host, worldId: world.id, accessToken }, state);
    if (state.hasEveryStreamOpen) controls.events.fill(world.id);
    await moveClock(controls, world, state.laterBySeconds);
    return { worldId: world.id, accessToken, ...values };
  } catch (error) {
    await removeWorld(controls, world.id);
    throw error;
  }
}

async function moveClock(
  { worlds }: Controls,
  { id }: World,
  advanceSeconds: number | undefined,
): Promise<void> {
  if (advanceSeconds === undefined) return;
  await worlds.change(id, (record) => changedClock(record, { advanceSeconds }));
}

/** @throws {ProblemError} invalid-request with each missing or unknown parameter */
function refuseParameters(
  { needs, takes = [] }: ProviderStateKind,
  given: NonNullable<StateOrder['params']>,
): void {
  const missing = needs.filter((name) => given[name] === undefined);
  const surplus = (Object.keys(given) as StateParameter[]).filter(
    (name) => ![...needs, ...takes].includes(name),
  );
  if (missing.length + surplus.length === 0) return;
  throw invalidFields([
    ...missing.map((name) => ({ field: `params.${name}`, message: 'is required in this state' })),
    ...surplus.map((name) => ({ field: `params.${name}`, message: 'is not known in this state' })),
  ]);
}

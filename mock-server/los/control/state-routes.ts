import type { PersonaId } from '../../../contracts/api/personas.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventOfMessage } from '../../../contracts/operations/event-messages.ts';
import type { StateValues } from '../../../contracts/operations/state-schemas.ts';
import { personaToken } from '../../identity/persona-token.ts';
import { machineTime } from '../../platform/worlds/clock.ts';
import { checkedRecipe } from '../../platform/worlds/recipe.ts';
import { checkedData, dataAbout } from './event-routes.ts';
import { checkedState, idsOf, type StateToSetUp, type StateWorld, stateWorlds } from './state-worlds.ts';
import { defaultWorldId } from '../../platform/worlds/worlds.ts';
import { removeWorld, worldNamed } from '../../platform/control/world-actions.ts';
import { serveMock } from '../../platform/serve.ts';
import { type AssistantAnswer, assistantOperations } from '../../../contracts/operations/assistant.ts';
import { createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  currentWorld,
  idempotencyKeyHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf, type Operation } from '../../../contracts/operation.ts';
import type { Problem } from '../../../contracts/problems.ts';
import { problem } from '../../platform/http/problems.ts';
import { sampleLoan } from '../sample-loan.ts';

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

/** The signed-in user of a provider state, with host and world. */
interface Actor {
  readonly host: string;
  readonly worldId: string;
  readonly accessToken: string;
}

/**
 * Sends the requests that the user of a provider state must have sent, such as opening a loan.
 *
 * @throws {ProblemError} account-not-found for an unknown loan, invalid-request if another request is rejected
 */
export async function actAs(app: FastifyInstance, actor: Actor, state: StateWorld): Promise<StateValues> {
  const { openLoan, creationKey, prompt } = state;
  if (openLoan !== undefined) {
    await send(loanOperations.selectLoan, addressOf(loanOperations.selectLoan, { accountId: openLoan }));
  }
  if (creationKey !== undefined) {
    const operation = createLoanOperations.createLoan;
    await send(operation, operation.path, sampleLoan, { [idempotencyKeyHeader]: creationKey });
  }
  if (prompt === undefined) return {};
  const operation = assistantOperations.requestAssistant;
  const answer = (await send(operation, operation.path, { prompt })) as AssistantAnswer;
  return { trackingId: answer.troubleshooting.trackingId };

  async function send(
    { method }: Operation,
    url: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const response = await app.inject({
      method,
      url,
      headers: {
        host: actor.host,
        [worldHeader]: actor.worldId,
        authorization: `Bearer ${actor.accessToken}`,
        ...antiForgery,
        ...more,
      },
      ...(body ? { payload: body } : {}),
    });
    if (response.statusCode >= 400) throw refusalOf(response.json<Problem>());
    return response.body === '' ? null : response.json();
  }
}

/** An anti-forgery token. Any text of a valid length works, since the server only compares cookie and header. */
export const antiForgeryToken = 'a-token-of-the-right-length';
const antiForgery = {
  cookie: `${antiForgeryCookie}=${antiForgeryToken}`,
  [antiForgeryHeader]: antiForgeryToken,
};

async function setUp(
  app: FastifyInstance,
  request: FastifyRequest,
  { state: name, params }: StateToSetUp,
): Promise<StateValues> {
  const state: StateWorld = stateWorlds[name](params);
  const recipe = checkedRecipe(state.recipe);
  const world = await app.worlds.create(recipe);
  try {
    const known = { worldId: world.id, antiForgeryToken, ...idsOf(params) };
    if (recipe.persona === undefined) return known;
    const { host } = request;
    const place = {
      worldId: world.id,
      ...(state.isTokenExpired ? { expiresAt: new Date(machineTime() - 1_000) } : {}),
    };
    const tokenAt = (origin: string) => personaToken(app, recipe.persona as PersonaId, { ...place, origin });
    const accessToken = await tokenAt(originOf(request));
    // The requests of the actor are injected, by plain http.
    const actor = {
      host,
      worldId: world.id,
      accessToken: await tokenAt(originOf({ host, protocol: 'http' })),
    };
    const values = await actAs(app, actor, state);
    return { ...known, accessToken, ...values };
  } catch (error) {
    await removeWorld(app, world.id);
    throw error;
  }
}

/** Converts the problem of a rejected request to the problem that the setup of the state responds with. */
function refusalOf({ code, detail }: Problem) {
  if (code === 'account-not-found') return problem(code, detail);
  return problem('invalid-request', `The user of the state was not allowed to do this: ${detail}`);
}

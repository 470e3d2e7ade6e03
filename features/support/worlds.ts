import type { APIRequestContext } from '@playwright/test';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { WorldChange, WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../contracts/operation.ts';
import { connect, type World } from '../../mock-server/client/client.ts';

/** Sends a request to the server under test: the network, or the injected app. */
export type Fetch = typeof fetch;

/** A world of its own for one scenario. @throws {ControlError} with the server's words when it refuses the recipe. */
export const createWorld = (send: Fetch, origin: string, recipe: WorldRecipe = {}): Promise<World> =>
  connect(origin, { fetch: send }).createWorld(recipe);

/**
 * Changes the world that a browser is in; its pages see it in what they ask for from now on.
 * @throws {Error} with the server's words when it refuses the change
 */
export async function changeOwnWorld(
  request: APIRequestContext,
  origin: string,
  change: WorldChange,
): Promise<void> {
  const { method } = mockOperations.changeWorld;
  const address = addressOf(mockOperations.changeWorld, { id: 'current' });
  const answer = await request.fetch(origin + address, { method, data: change });
  if (!answer.ok()) throw new Error(`No change: ${answer.status()} ${await answer.text()}`);
}

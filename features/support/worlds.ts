import type { APIRequestContext } from '@playwright/test';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { WorldChange, WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../contracts/operation.ts';
import { connect, type World } from '../../mock-server/client/client.ts';

/** Sends a request to the server under test: the network, or the injected app. */
export type Fetch = typeof fetch;

/** Creates a world for a scenario. @throws {ControlError} with the server's message for an invalid recipe */
export const createWorld = (send: Fetch, origin: string, recipe: WorldRecipe = {}): Promise<World> =>
  connect(origin, { fetch: send }).createWorld(recipe);

/**
 * Changes the world of a browser. Later responses have the change.
 * @throws {Error} with the server's message for an invalid change
 */
export async function changeOwnWorld(
  request: APIRequestContext,
  origin: string,
  change: WorldChange,
): Promise<void> {
  const { method } = mockOperations.changeWorld;
  const address = addressOf(mockOperations.changeWorld, { id: 'current' });
  const response = await request.fetch(origin + address, { method, data: change });
  if (!response.ok()) throw new Error(`No change: ${response.status()} ${await response.text()}`);
}

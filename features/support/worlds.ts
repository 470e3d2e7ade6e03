import type { WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { connect, type World } from '../../mock-server/client/client.ts';

/** Sends a request to the server under test: the network, or the injected app. */
export type Fetch = typeof fetch;

/** A world of its own for one scenario. @throws {ControlError} with the server's words when it refuses the recipe. */
export const createWorld = (send: Fetch, origin: string, recipe: WorldRecipe = {}): Promise<World> =>
  connect(origin, { fetch: send }).createWorld(recipe);

import type { WorldRecipe } from '../../contracts/operations/mock-schemas.ts';
import { connect, type World } from '../../mock-server/tools/client/client.ts';

/** Sends a request to the server under test, over the network or injected into the app. */
export type Fetch = typeof fetch;

/** Creates a world for a scenario. @throws {ControlError} with the server's message for an invalid recipe */
export const createWorld = (send: Fetch, origin: string, recipe: WorldRecipe = {}): Promise<World> =>
  connect(origin, { fetch: send }).createWorld(recipe);

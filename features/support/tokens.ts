import type { TokenOrder } from '../../contracts/operations/mock-schemas.ts';
import { connect } from '../../mock-server/client/client.ts';
import type { Fetch } from './worlds.ts';

/** Requests an access token of a persona in a world. @throws {ControlError} with the server's message on rejection */
export async function accessTokenFor(
  send: Fetch,
  origin: string,
  worldId: string,
  order: TokenOrder,
): Promise<string> {
  const world = connect(origin, { fetch: send }).world(worldId);
  return (await world.issueToken(order)).accessToken;
}

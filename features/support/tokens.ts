import { mockOperations } from '../../contracts/operations/mock.ts';
import type { TokenOrder } from '../../contracts/operations/mock-schemas.ts';
import { addressOf } from '../../contracts/operation.ts';
import type { Fetch } from './worlds.ts';

/** An access token of a persona in a world, as the server issues it. @throws {Error} with its words when it refuses. */
export async function accessTokenFor(
  send: Fetch,
  origin: string,
  worldId: string,
  order: TokenOrder,
): Promise<string> {
  const address = addressOf(mockOperations.issueToken, { id: worldId });
  const answer = await send(new URL(address, origin).href, {
    method: mockOperations.issueToken.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (answer.status !== 201) throw new Error(`No token: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { readonly accessToken: string }).accessToken;
}

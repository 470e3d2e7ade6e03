import { NoStates, ProviderClient } from '../../../contracts/provider/provider-client.ts';
import { type Level, levels } from '../../../features/support/users/level.ts';

/**
 * Checks the server at BASE_URL, and returns its origin.
 *
 * @throws {NoStates} if the address is not an origin, or the server has no provider states
 * @throws {Unreachable} if the server does not respond
 */
export async function deploymentAt(address: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new NoStates(
      `BASE_URL is "${address}": give scheme, host and port, such as http://localhost:4300.`,
    );
  }
  await new ProviderClient(url, url).mustOfferStates();
  return url.origin;
}

/** Returns the levels to run: without the domain level if a deployment is tested, since that level uses no server. */
export const levelsFor = (deployment: string | null): readonly Level[] =>
  levels.filter((level) => deployment === null || level !== 'domain');

import { configurationOperations } from '../../contracts/operations/configuration.ts';
import { worldHeader } from '../../contracts/api/headers.ts';
import { NoStates, ProviderClient } from '../../contracts/provider/provider-client.ts';

/** A running server with provider states. */
export interface Deployment {
  /** Scheme, host and port of the server. */
  readonly origin: string;
  /** False if the server treats a request for an unknown world as a request for the default world. */
  readonly refusesUnknownWorlds: boolean;
}

/**
 * Checks the server at BASE_URL.
 *
 * @throws {NoStates} if the address is not an origin, or the server has no provider states
 * @throws {Unreachable} if the server does not respond
 */
export async function deploymentAt(address: string): Promise<Deployment> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new NoStates(
      `BASE_URL is "${address}": give scheme, host and port, such as http://localhost:4300.`,
    );
  }
  await new ProviderClient(url, url).mustOfferStates();
  const { path } = configurationOperations.getConfiguration;
  const lost = await fetch(new URL(path, url), { headers: { [worldHeader]: 'no-such-world' } });
  return { origin: url.origin, refusesUnknownWorlds: lost.status === 400 };
}

import type { LogoutResponse } from '../../contracts/operations/session.ts';
import { parseWebUrl } from '../shared/parse.ts';
import { paths } from '../shared/routes/paths.ts';
import { localKeys, type ProductStorage, sessionKeys } from '../shared/storage.ts';

/** Storage and functions that a logout uses. */
export interface LogoutSurroundings {
  readonly origin: string;
  readonly storage: ProductStorage;
  /** Returns true if the user signed in with an account of the identity provider. */
  isProviderUser(): boolean;
  /** Shows that the logout has begun. */
  announce(): void;
  /** Sends the logout request. Resolves to null on an error; never rejects. */
  requestLogout(): Promise<LogoutResponse | null>;
  /** Notifies the parent page, if any (S-4.1-16). */
  notifyTopWindow(): void;
  /** Goes to the sign-out of the provider. Returns false when the browser stays on the page. */
  signOutOfProvider(postLogoutRedirectUri: string): Promise<boolean>;
  /** Goes to an address by a full page load. */
  leave(address: string): void;
}

/** Returns the function that logs out. Repeated calls share one logout (C-11). */
export function createLogout(surroundings: LogoutSurroundings): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= logOut(surroundings);
    return running;
  };
}

/** Clears everything that the product stores in the browser (S-4.1-06 to S-4.1-10, S-4.1-33). */
export function clearStorage(storage: ProductStorage): void {
  for (const key of [...sessionKeys, ...localKeys]) storage.remove(key);
}

/**
 * Returns the address after sign-out. The server gives one for provider accounts and one for other accounts (S-4.1-14,
 * S-4.1-15, C-10). If that is no usable address, returns the signed-out page.
 */
export function addressAfterLogout(
  response: LogoutResponse | null,
  isProviderUser: boolean,
  origin: string,
): string {
  const written = isProviderUser ? response?.msAuthLogoutRedirectUri : response?.losAuthLogoutRedirectUri;
  return written && parseWebUrl(written, origin) ? written : paths.signedOut;
}

async function logOut(surroundings: LogoutSurroundings): Promise<void> {
  surroundings.announce();
  clearStorage(surroundings.storage);
  const response = await surroundings.requestLogout();
  surroundings.notifyTopWindow();
  const address = addressAfterLogout(response, surroundings.isProviderUser(), surroundings.origin);
  const left = await surroundings.signOutOfProvider(address).catch(() => false);
  if (!left) surroundings.leave(address);
}

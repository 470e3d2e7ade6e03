import type { LogoutResponse } from '../../contracts/operations/session.ts';
import { paths } from '../shared/routes/paths.ts';
import { localKeys, type ProductStorage, sessionKeys } from '../shared/storage.ts';

/** What a logout acts on. The page gives the real ones, a test its own. */
export interface LogoutSurroundings {
  readonly origin: string;
  readonly storage: ProductStorage;
  /** Whether the user signed in with the identity provider's account. */
  isProviderUser(): boolean;
  /** Shows that the session is ending. */
  announce(): void;
  /** The logout call; null when it fails. Never rejects. */
  requestLogout(): Promise<LogoutResponse | null>;
  /** Tells the page around this one, when there is one (S-4.1-16). */
  tellTopWindow(): void;
  /** Leaves for the provider's sign-out and says true; says false when the page is not left for it. */
  signOutOfProvider(postLogoutRedirectUri: string): Promise<boolean>;
  /** Leaves by full page load. */
  leave(address: string): void;
}

/** The one way out of a session. However often it is called, it runs once (C-11). */
export function createLogout(surroundings: LogoutSurroundings): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= endSession(surroundings);
    return running;
  };
}

/** Forgets everything that the product keeps in the browser (S-4.1-06 to S-4.1-10, S-4.1-33). */
export function clearStorage(storage: ProductStorage): void {
  for (const key of [...sessionKeys, ...localKeys]) storage.remove(key);
}

/**
 * The address after sign-out: the provider's or the product's variant, as the server wrote it
 * (S-4.1-14, S-4.1-15, C-10), or the signed-out page when it gave none that a browser can go to.
 */
export function addressAfterLogout(
  answer: LogoutResponse | null,
  isProviderUser: boolean,
  origin: string,
): string {
  const written = isProviderUser ? answer?.msAuthLogoutRedirectUri : answer?.losAuthLogoutRedirectUri;
  const address = written ? URL.parse(written, origin) : null;
  const isUsable = typeof written === 'string' && ['http:', 'https:'].includes(address?.protocol ?? '');
  return isUsable ? written : paths.signedOut;
}

async function endSession(surroundings: LogoutSurroundings): Promise<void> {
  surroundings.announce();
  clearStorage(surroundings.storage);
  const answer = await surroundings.requestLogout();
  surroundings.tellTopWindow();
  const address = addressAfterLogout(answer, surroundings.isProviderUser(), surroundings.origin);
  const left = await surroundings.signOutOfProvider(address).catch(() => false);
  if (!left) surroundings.leave(address);
}

import {
  type AccountInfo,
  type Configuration as LibraryConfiguration,
  PublicClientApplication,
  type RedirectRequest,
} from '@azure/msal-browser';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import { scopesOf } from '../shared/api/protected-resources.ts';
import { callLimitMilliseconds } from '../shared/api/send.ts';
import { log } from '../shared/log.ts';
import type { Settings } from '../configuration/settings.ts';

/** The settings and the sign-in library, ready to be used. */
export interface SignInContext {
  readonly configuration: Settings;
  readonly msal: PublicClientApplication;
  /** When this very page load completed a sign-in, in milliseconds since 1970; null when it did not. */
  readonly arrivedAt: number | null;
}

/** What the start of the page found out about the sign-in. */
export interface SignInResult {
  readonly account: AccountInfo | null;
  /** True when this very page load completed a sign-in. */
  readonly arrived: boolean;
  /** True when somebody else was signed in here before: nothing of theirs may be shown. */
  readonly isSomebodyElse: boolean;
  /** The address that was wanted before the sign-in; not to be trusted. */
  readonly wanted: string | null;
  /** Why the sign-in that this page load returns from failed; null when it did not, or when there was none. */
  readonly failure: unknown;
}

/** The settings of the sign-in library: cache in session storage (L-9-05). */
export function librarySettings({ signIn }: Configuration): LibraryConfiguration {
  const { clientId, authority, knownAuthorities, authorityMetadata, redirectUri, postLogoutRedirectUri } =
    signIn;
  return {
    auth: { clientId, authority, knownAuthorities, authorityMetadata, redirectUri, postLogoutRedirectUri },
    cache: { cacheLocation: 'sessionStorage' },
  };
}

/**
 * What a sign-in asks for: the scopes of the user call, or those that could not be had without the user, and the wanted
 * address, which comes back with the answer.
 */
export function signInRequest(
  { protectedResources }: Configuration,
  wanted: string,
  origin: string,
  scopes?: readonly string[],
): RedirectRequest {
  return { scopes: [...(scopes ?? userScopes(protectedResources, origin))], state: wanted };
}

function userScopes(resources: Configuration['protectedResources'], origin: string): readonly string[] {
  return scopesOf(new URL(sessionOperations.getUser.path, origin), resources, origin) ?? [];
}

/** The settings name no scope for the user call: a sign-in would bring no token for it, and end at once. */
export class UserCallUnprotected extends Error {
  override readonly name = 'UserCallUnprotected';
  /** For support, like the codes of the library. */
  readonly errorCode = 'user_call_without_scope';
}

/** Throws UserCallUnprotected for settings with which nobody can be signed in. */
export function requireUserScopes({ protectedResources }: Configuration, origin: string): void {
  if (userScopes(protectedResources, origin).length === 0)
    throw new UserCallUnprotected('The settings protect no user call');
}

/** Sets up the sign-in library; rejects when it, or the settings, cannot sign anybody in. */
export async function createSignIn(configuration: Settings): Promise<SignInContext> {
  requireUserScopes(configuration, window.location.origin);
  const msal = new PublicClientApplication(librarySettings(configuration));
  await msal.initialize();
  return { configuration, msal, arrivedAt: null };
}

/**
 * Finishes a sign-in that this page load returns from, and says who is signed in. A sign-in that failed leaves no
 * account; why it failed is the library's to say (S-8-19, S-8-20). So does one that the provider never answers: the
 * library would wait for it without end, and the page stay empty.
 */
export async function completeSignIn({ msal }: SignInContext): Promise<SignInResult> {
  try {
    const answer = await withinLimit(msal.handleRedirectPromise({ navigateToLoginRequestUrl: false }));
    if (answer) {
      const { account, state } = answer;
      const others = msal.getAllAccounts().filter((one) => one.homeAccountId !== account.homeAccountId);
      for (const other of others) await msal.clearCache({ account: other });
      msal.setActiveAccount(account);
      const isSomebodyElse = others.length > 0;
      return { account, arrived: true, isSomebodyElse, wanted: state ?? null, failure: null };
    }
  } catch (error) {
    log.warn('The sign-in did not complete', error);
    return { account: null, ...noArrival, failure: error };
  }
  const account = msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
  msal.setActiveAccount(account);
  return { account, ...noArrival };
}

/** Leaves for the provider's sign-in page, by redirect (L-9-06, C-09). */
export async function startSignIn(
  { configuration, msal }: SignInContext,
  wanted: string,
  scopes?: readonly string[],
): Promise<void> {
  await msal.loginRedirect(signInRequest(configuration, wanted, window.location.origin, scopes));
}

/** Rejects when a call would have been given up by now. */
function withinLimit<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The provider took too long')), callLimitMilliseconds);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

const noArrival = { arrived: false, isSomebodyElse: false, wanted: null, failure: null } as const;

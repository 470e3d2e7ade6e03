import {
  type AccountInfo,
  type Configuration as LibraryConfiguration,
  NavigationClient,
  type NavigationOptions,
  PublicClientApplication,
  type RedirectRequest,
} from '@azure/msal-browser';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { Settings } from './configuration/settings.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import type { EarlyRequests } from '../shared/api/early-requests.ts';
import { scopesOf, withinLimit } from '../shared/api/send.ts';
import { log } from '../shared/log.ts';

/** The settings and the initialized sign-in library, which the startup hands to the app. */
export interface SignInContext {
  readonly configuration: Settings;
  readonly msal: PublicClientApplication;
  /** Time at which this page load completed a sign-in, in milliseconds since 1970; null without one. */
  readonly arrivedAt: number | null;
  /** Requests that were sent as soon as the sign-in was complete. */
  readonly early?: EarlyRequests | undefined;
}

interface SignInResult {
  readonly account: AccountInfo | null;
  /** True when this page load completed a sign-in. */
  readonly arrived: boolean;
  /** True when another user was signed in before, whose data must not show. */
  readonly isOtherUser: boolean;
  /** Address that the user wanted before the sign-in. Untrusted. */
  readonly wanted: string | null;
  /** Error of the sign-in from which the browser returns to this page; null without an error or a sign-in. */
  readonly failure: unknown;
}

/** Returns the settings of the sign-in library, which uses session storage. */
export function librarySettings({ signIn }: Configuration): LibraryConfiguration {
  const { clientId, authority, knownAuthorities, authorityMetadata, redirectUri, postLogoutRedirectUri } =
    signIn;
  return {
    auth: { clientId, authority, knownAuthorities, authorityMetadata, redirectUri, postLogoutRedirectUri },
    cache: { cacheLocation: 'sessionStorage' },
  };
}

/**
 * Returns the request of a sign-in, with the given scopes or those of the user endpoint. Its `state` is the wanted
 * address, which the provider sends back.
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

/** Thrown when the settings have no scope for the user endpoint: a sign-in would bring no token for it. */
class UserCallUnprotected extends Error {
  override readonly name = 'UserCallUnprotected';
  /** Code for support, named as in the errors of the sign-in library. */
  readonly errorCode = 'user_call_without_scope';
}

/** Checks that the settings have a scope for the user endpoint. @throws {UserCallUnprotected} if they have none */
export function requireUserScopes({ protectedResources }: Configuration, origin: string): void {
  if (userScopes(protectedResources, origin).length === 0)
    throw new UserCallUnprotected('The settings protect no user call');
}

/** Goes to the provider in place of the page, so that Back leads to where the user was before. */
class InPlaceOfPage extends NavigationClient {
  override navigateExternal(url: string, options: NavigationOptions): Promise<boolean> {
    return super.navigateExternal(url, { ...options, noHistory: true });
  }
}

/** Initializes the sign-in library. Rejects when the library or the settings allow no sign-in. */
export async function createSignIn(configuration: Settings): Promise<SignInContext> {
  requireUserScopes(configuration, window.location.origin);
  const msal = new PublicClientApplication(librarySettings(configuration));
  msal.setNavigationClient(new InPlaceOfPage());
  await msal.initialize();
  return { configuration, msal, arrivedAt: null };
}

/**
 * Completes the sign-in after which the provider has redirected to this page, and returns the account. A failed sign-in
 * gives no account and the library's error. A provider that never responds counts as failed, since the library would
 * wait without end.
 */
export async function completeSignIn({ msal }: SignInContext): Promise<SignInResult> {
  try {
    const hash = takeHash();
    const response = await withinLimit(
      msal.handleRedirectPromise({ navigateToLoginRequestUrl: false, ...(hash ? { hash } : {}) }),
    );
    if (response) {
      const { account, state } = response;
      const others = msal.getAllAccounts().filter((one) => one.homeAccountId !== account.homeAccountId);
      for (const other of others) await msal.clearCache({ account: other });
      msal.setActiveAccount(account);
      const isOtherUser = others.length > 0;
      return { account, arrived: true, isOtherUser, wanted: state ?? null, failure: null };
    }
  } catch (error) {
    log.warn('The sign-in did not complete', error);
    return { account: null, ...noArrival, failure: error };
  }
  const account = msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
  msal.setActiveAccount(account);
  return { account, ...noArrival };
}

/**
 * Returns the response of the provider in the address, and removes it. The library would set the hash, which in Firefox
 * adds a history entry that the router does not know: Back would then lose a form without a question.
 */
function takeHash(): string {
  const { hash, pathname, search } = window.location;
  if (hash) window.history.replaceState(window.history.state, '', pathname + search);
  return hash;
}

/** Redirects the browser to the sign-in page of the provider (C-09). */
export async function startSignIn(
  { configuration, msal }: SignInContext,
  wanted: string,
  scopes?: readonly string[],
): Promise<void> {
  await msal.loginRedirect(signInRequest(configuration, wanted, window.location.origin, scopes));
}

/** Returns an access token for the scopes, renewed if it is about to expire. */
export async function acquireToken(
  { configuration, msal }: SignInContext,
  account: AccountInfo,
  scopes: readonly string[],
): Promise<string> {
  const { silentRedirectUri: redirectUri } = configuration.signIn;
  return (await msal.acquireTokenSilent({ scopes: [...scopes], account, redirectUri })).accessToken;
}

export const userRequest = apiRequest(sessionOperations.getUser, {});

const noArrival = { arrived: false, isOtherUser: false, wanted: null, failure: null } as const;

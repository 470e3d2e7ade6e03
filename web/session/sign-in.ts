import {
  type AccountInfo,
  type Configuration as LibraryConfiguration,
  PublicClientApplication,
} from '@azure/msal-browser';
import { sessionOperations } from '../../contracts/api/session.ts';
import type { Configuration } from '../../contracts/schemas/configuration.ts';
import { scopesOf } from '../api/protected-resources.ts';
import { log } from '../app/log.ts';

/** The settings and the sign-in library, ready to be used. */
export interface SignInContext {
  readonly configuration: Configuration;
  readonly msal: PublicClientApplication;
}

/** What the start of the page found out about the sign-in. */
export interface SignInResult {
  readonly account: AccountInfo | null;
  /** True when this very page load completed a sign-in. */
  readonly arrived: boolean;
  /** The address that was wanted before the sign-in; not to be trusted. */
  readonly wanted: string | null;
}

/** Sets up the sign-in library: cache in session storage (L-9-05), redirects only (L-9-06). */
export async function createSignIn(configuration: Configuration): Promise<SignInContext> {
  const { clientId, authority, knownAuthorities, authorityMetadata, redirectUri, postLogoutRedirectUri } =
    configuration.signIn;
  const settings: LibraryConfiguration = {
    auth: { clientId, authority, knownAuthorities, authorityMetadata, redirectUri, postLogoutRedirectUri },
    cache: { cacheLocation: 'sessionStorage' },
  };
  const msal = new PublicClientApplication(settings);
  await msal.initialize();
  return { configuration, msal };
}

/**
 * Finishes a sign-in that this page load returns from, and says who is signed in. A sign-in that failed leaves no
 * account; why it failed is the library's to say (S-8-19, S-8-20).
 */
export async function completeSignIn({ msal }: SignInContext): Promise<SignInResult> {
  try {
    const answer = await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    if (answer) {
      msal.setActiveAccount(answer.account);
      return { account: answer.account, arrived: true, wanted: answer.state ?? null };
    }
  } catch (error) {
    log.warn('The sign-in did not complete', error);
    return { account: null, arrived: false, wanted: null };
  }
  const account = msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
  msal.setActiveAccount(account);
  return { account, arrived: false, wanted: null };
}

/** Leaves for the provider's sign-in page; the wanted address comes back with the answer (C-09). */
export async function startSignIn({ configuration, msal }: SignInContext, wanted: string): Promise<void> {
  const protectedCall = new URL(sessionOperations.getUser.path, window.location.origin);
  const scopes = scopesOf(protectedCall, configuration.protectedResources, window.location.origin) ?? [];
  await msal.loginRedirect({ scopes: [...scopes], state: wanted });
}

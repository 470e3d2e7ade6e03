import type { LogoutResponse } from '../../contracts/operations/session.ts';
import { log } from '../shared/log.ts';
import { parseWebUrl } from '../shared/parse.ts';
import { paths } from '../shared/routes/paths.ts';
import { logoutStarted } from '../shared/store/session-slice.ts';
import type { AppThunk, Extra } from '../shared/store/store.ts';
import { sessionApi } from './api.ts';
import type { SignInContext } from './sign-in.ts';
import { browserStorage } from '../shared/storage.ts';
import { forgetSignIn } from './start-over.ts';
import type { Tabs } from './tabs.ts';

/** Dependencies of the thunks of a signed-in session. */
interface Session {
  readonly signIn: SignInContext;
  readonly tabs: Tabs;
}

declare module '../shared/store/store.ts' {
  export interface Extra {
    /** Missing on a page without sign-in. */
    readonly session?: Session;
  }
}

/** Returns the session of a thunk. @throws {Error} on a page without sign-in */
export function sessionOf({ session }: Extra): Session {
  if (!session) throw new Error('This action needs a session, but the page was loaded without sign-in');
  return session;
}

/**
 * Logs out, and leaves the page (document 000, section 4.1). Repeated calls lead to one logout. Only the tab where the
 * logout begins notifies the other tabs, so that a forwarded message cannot end a newer session.
 */
export const logout =
  ({ isOfOtherTab = false, storage = browserStorage } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    if (getState().session.ending) return;
    const { signIn, tabs } = sessionOf(extra);
    if (!isOfOtherTab) tabs.post('signed-out');
    // While no user is known, the account counts as one of the identity provider, where every session starts.
    const isProviderUser = getState().session.isProviderUser ?? true;
    dispatch(logoutStarted());
    storage.end();
    const response = await dispatch(requestLogout());
    const isFramed = window.top !== window.self;
    // The parent page signs out, too.
    if (isFramed) window.top?.postMessage({ type: 'logout' }, window.location.origin);
    const address = addressAfterLogout(response, isProviderUser, window.location.origin);
    if (await signOutOfProvider(signIn, address, isFramed).catch(() => false)) return;
    // Clears what is left, since the library cannot clear a damaged sign-in.
    forgetSignIn();
    window.location.replace(address);
  };

/** Timeout of the logout request, in milliseconds. The logout then continues without a response. */
const logoutTimeout = 5_000;

/** Returns the response of the logout request; null on an error or after the timeout. */
export const requestLogout = (): AppThunk<Promise<LogoutResponse | null>> => async (dispatch) => {
  const request = dispatch(sessionApi.endpoints.logout.initiate());
  const timer = setTimeout(() => request.abort(), logoutTimeout);
  const response = await request;
  clearTimeout(timer);
  return response.data ?? null;
};

/**
 * Returns the address after sign-out. The server gives one for provider accounts and one for other accounts. If that is
 * no usable address, returns the signed-out page.
 */
export function addressAfterLogout(
  response: LogoutResponse | null,
  isProviderUser: boolean,
  origin: string,
): string {
  const written = isProviderUser ? response?.msAuthLogoutRedirectUri : response?.losAuthLogoutRedirectUri;
  return written && parseWebUrl(written, origin) ? written : paths.signedOut;
}

/**
 * Goes to the sign-out of the provider, which clears the storage of the sign-in library.
 * @param isFramed true if the product runs in a frame. The library cannot leave a frame: the storage is cleared here,
 * and the parent page, which was notified, signs out
 * @returns false if the browser stays on the page: without a provider account, in a frame, or if the library throws
 * because a declined sign-in still counts as running. The stored sign-in is cleared in each case.
 */
export async function signOutOfProvider(
  { msal }: Pick<SignInContext, 'msal'>,
  postLogoutRedirectUri: string,
  isFramed: boolean,
): Promise<boolean> {
  const account = msal.getActiveAccount();
  if (!account) return false;
  if (!isFramed) {
    try {
      await msal.logoutRedirect({ account, postLogoutRedirectUri });
      return true;
    } catch (error) {
      log.warn('The provider could not be asked to end the session', error);
    }
  }
  await msal.clearCache({ account });
  return false;
}

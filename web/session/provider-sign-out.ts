import { log } from '../shared/log.ts';
import type { SignInContext } from './sign-in.ts';

/**
 * Goes to the sign-out of the provider, which clears the storage of the sign-in library.
 * @param isFramed true if the product runs in a frame. The library cannot leave a frame: the storage is cleared here,
 * and the parent page, which was notified, signs out (S-4.1-16)
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

import { log } from '../shared/log.ts';
import type { SignInContext } from './sign-in.ts';

/**
 * Goes to the sign-out of the provider, which clears the storage of the sign-in library.
 * @param isFramed whether the product runs in a frame, which the library cannot leave: its storage is cleared here,
 *   and the parent page, which was notified, signs out (S-4.1-16)
 * @returns false when the page is not left: there is no provider account, the page is framed, or the library refuses
 *   because a sign-in that the user declined still counts as running. The sign-in is cleared in each case.
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

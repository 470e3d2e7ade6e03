import { log } from '../shared/log.ts';
import type { SignInContext } from './sign-in.ts';

/**
 * Leaves for the provider's sign-out, which forgets what the sign-in library keeps.
 * @param isFramed whether the product stands in another page: the library leaves no frame, so what it keeps is forgotten
 *   here, and the page around, which has been told, does the rest (S-4.1-16)
 * @returns false when the page is not left: no provider account is active, the page is framed, or the library refuses,
 *   as it does while a sign-in that somebody declined to leave for still counts as under way. Whatever comes of
 *   it, nothing of the sign-in is kept.
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

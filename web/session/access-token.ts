import { InteractionRequiredAuthError } from '@azure/msal-browser';
import type { SignInContext } from './sign-in.ts';

/**
 * Reads access tokens from the sign-in library, which renews them in a hidden frame when they run out.
 * @param askAgain called when the library needs the user: a new sign-in starts (S-8-21).
 */
export function accessTokenReader({ configuration, msal }: SignInContext, askAgain: () => void) {
  return async (scopes: readonly string[]): Promise<string | null> => {
    const account = msal.getActiveAccount();
    if (!account) return null;
    try {
      const answer = await msal.acquireTokenSilent({
        scopes: [...scopes],
        account,
        redirectUri: configuration.signIn.silentRedirectUri,
      });
      return answer.accessToken;
    } catch (error) {
      if (error instanceof InteractionRequiredAuthError) askAgain();
      throw error;
    }
  };
}

import { TokenUnavailable } from '../api/transport.ts';
import { reactionTo } from './sign-in-errors.ts';
import type { SignInContext } from './sign-in.ts';

/** What happens when no token can be had without the user. Each is called once: the page is left then. */
export interface TokenReactions {
  /** Leaves for a sign-in that comes back to this very page. */
  signInAgain(): void;
  logout(): void;
}

/**
 * Reads access tokens from the sign-in library, which renews them shortly before they run out: by its refresh token,
 * or else through the provider in a hidden frame (S-9-26).
 */
export function accessTokenReader({ configuration, msal }: SignInContext, reactions: TokenReactions) {
  let leaving = false;
  // Many calls may fail at once, and the page can be left only once.
  const leave = (how: () => void) => {
    if (!leaving) how();
    leaving = true;
  };
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
      const reaction = reactionTo(error);
      if (reaction === 'tell') throw error;
      leave(reaction === 'sign-in' ? reactions.signInAgain : reactions.logout);
      throw new TokenUnavailable(error);
    }
  };
}

import { TokenUnavailable } from '../api/transport.ts';
import { reactionTo } from './sign-in-errors.ts';
import type { SignInContext } from './sign-in.ts';

/** What happens when no token can be had without the user. Each is called once: the page is left then. */
export interface TokenReactions {
  /** Leaves for a sign-in that asks for these scopes and comes back to this very page. */
  signInAgain(scopes: readonly string[]): void;
  logout(): void;
}

/**
 * How long a sign-in counts as just done, milliseconds. What it did not bring, the next one will not bring either: the
 * user would go round in circles between here and the provider.
 */
export const freshSignIn = 60_000;

/**
 * Reads access tokens from the sign-in library, which renews them shortly before they run out: by its refresh token,
 * or else through the provider in a hidden frame (S-9-26).
 */
export function accessTokenReader(
  { configuration, msal, arrivedAt }: SignInContext,
  reactions: TokenReactions,
  now: () => number = Date.now,
) {
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
      const isUseless = reaction === 'sign-in' && arrivedAt !== null && now() - arrivedAt < freshSignIn;
      if (reaction === 'tell' || isUseless) throw error;
      leave(reaction === 'sign-in' ? () => reactions.signInAgain(scopes) : reactions.logout);
      throw new TokenUnavailable(error);
    }
  };
}

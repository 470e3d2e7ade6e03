import { TokenUnavailable } from '../shared/api/transport.ts';
import { reactionTo } from './sign-in-errors.ts';
import type { SignInContext } from './sign-in.ts';

/** What happens when no token can be had without the user. Each is called once, since the page is left then. */
export interface TokenReactions {
  /**
   * Leaves for a sign-in that asks for these scopes and comes back to this very page. `stayed` says that the page is
   * not left after all: from then on every call that gets no token is told of.
   */
  signInAgain(scopes: readonly string[], stayed: () => void): void;
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
  let hasStayed = false;
  // Many calls may fail at once, and the page can be left only once.
  const leave = (how: () => void) => {
    if (!leaving) how();
    leaving = true;
  };
  const stayed = () => {
    hasStayed = true;
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
      // The user has signed in elsewhere meanwhile; when this sign-in runs out too, they are asked again.
      if (hasStayed) leaving = hasStayed = false;
      return answer.accessToken;
    } catch (error) {
      const reaction = reactionTo(error);
      const isFresh = arrivedAt !== null && now() - arrivedAt < freshSignIn;
      if (reaction === 'tell' || (reaction === 'sign-in' && (isFresh || hasStayed))) throw error;
      leave(reaction === 'sign-in' ? () => reactions.signInAgain(scopes, stayed) : reactions.logout);
      throw new TokenUnavailable(error);
    }
  };
}

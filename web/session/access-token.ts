import { TokenUnavailable } from '../shared/api/transport.ts';
import { reactionTo } from './sign-in-errors.ts';
import { acquireToken, type SignInContext } from './sign-in.ts';

/** Callbacks for a user who has to sign in again for a token. Each is called once, since the page is then left. */
interface TokenReactions {
  /**
   * Starts a sign-in for these scopes that returns to this page. If the browser stays on the page, `stayed` is called.
   * From then on every request without a token is reported.
   */
  signInAgain(scopes: readonly string[], stayed: () => void): void;
  logout(): void;
}

/**
 * Milliseconds after a sign-in in which no other sign-in starts. Another sign-in would bring the same tokens, and the
 * user would loop between the product and the provider.
 */
export const freshSignIn = 60_000;

/**
 * Returns access tokens of the sign-in library. The library renews them before they expire, by the refresh token or
 * through the provider in a hidden frame (S-9-26).
 */
export function accessTokenReader(
  context: SignInContext,
  reactions: TokenReactions,
  now: () => number = Date.now,
) {
  let leaving = false;
  let hasStayed = false;
  // Several requests may fail at the same time, but the page is left only once.
  const leave = (how: () => void) => {
    if (!leaving) how();
    leaving = true;
  };
  const stayed = () => {
    hasStayed = true;
  };
  return async (scopes: readonly string[]): Promise<string | null> => {
    const account = context.msal.getActiveAccount();
    if (!account) return null;
    try {
      const token = await acquireToken(context, account, scopes);
      // The user has signed in in another tab. When that sign-in expires, a new sign-in may start.
      if (hasStayed) leaving = hasStayed = false;
      return token;
    } catch (error) {
      const reaction = reactionTo(error);
      const { arrivedAt } = context;
      const isFresh = arrivedAt !== null && now() - arrivedAt < freshSignIn;
      if (reaction === 'show' || (reaction === 'sign-in' && (isFresh || hasStayed))) throw error;
      leave(reaction === 'sign-in' ? () => reactions.signInAgain(scopes, stayed) : reactions.logout);
      throw new TokenUnavailable(error);
    }
  };
}

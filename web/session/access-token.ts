import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { TokenUnavailable } from '../shared/api/transport.ts';
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

/** What the product does after a sign-in error: a new sign-in, a logout, or nothing, so that the caller shows it. */
type Reaction = 'sign-in' | 'signed-out' | 'show';

/**
 * Returns how the product handles an error of the sign-in library (S-8-21). The error itself is passed on unchanged
 * (S-8-19, S-8-20).
 */
export function reactionTo(error: unknown): Reaction {
  if (error instanceof InteractionRequiredAuthError) return 'sign-in';
  if (!(error instanceof AuthError)) return 'show';
  if (cancelled.has(error.errorCode)) return 'signed-out';
  return renewedBySignIn.has(error.errorCode) ? 'sign-in' : 'show';
}

/** Codes of a sign-in that the user has cancelled: in the spelling of the documents and in that of the library. */
const cancelled = new Set(['user_canceled', 'user_cancelled']);

/** Codes of errors that a new sign-in resolves, since it replaces invalid tokens and accounts. */
const renewedBySignIn = new Set([
  'token_refresh_required',
  'no_account_found',
  'no_account_error',
  'no_tokens_found',
  'refresh_token_expired',
  'unable_to_load_token',
]);

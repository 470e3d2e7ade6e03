import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';

/** What the product does after a sign-in error: a new sign-in, a logout, or nothing, so that the caller shows it. */
export type Reaction = 'sign-in' | 'signed-out' | 'show';

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

import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';

/**
 * Returns how the product handles an error of the sign-in library (S-8-21): a new sign-in, a logout, or an error that
 * the caller shows. The error is passed on unchanged (S-8-19, S-8-20).
 */
export type Reaction = 'sign-in' | 'signed-out' | 'show';

export function reactionTo(error: unknown): Reaction {
  if (error instanceof InteractionRequiredAuthError) return 'sign-in';
  if (!(error instanceof AuthError)) return 'show';
  if (cancelled.has(error.errorCode)) return 'signed-out';
  return renewedBySignIn.has(error.errorCode) ? 'sign-in' : 'show';
}

/** The spelling of the documents and that of the library. */
const cancelled = new Set(['user_canceled', 'user_cancelled']);

/** The stored tokens or account are invalid; a new sign-in replaces them. */
const renewedBySignIn = new Set([
  'token_refresh_required',
  'no_account_found',
  'no_account_error',
  'no_tokens_found',
  'refresh_token_expired',
  'unable_to_load_token',
]);

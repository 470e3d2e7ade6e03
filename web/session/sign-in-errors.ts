import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';

/**
 * What the product does about an error of the sign-in library (S-8-21): the user signs in again, is signed out, or is
 * told by the caller of whatever needed the token. The error itself stays the library's (S-8-19, S-8-20).
 */
export type Reaction = 'sign-in' | 'signed-out' | 'tell';

export function reactionTo(error: unknown): Reaction {
  if (error instanceof InteractionRequiredAuthError) return 'sign-in';
  if (!(error instanceof AuthError)) return 'tell';
  if (cancelled.has(error.errorCode)) return 'signed-out';
  return mendedBySignIn.has(error.errorCode) ? 'sign-in' : 'tell';
}

/** The two spellings that the documents and the library have. */
const cancelled = new Set(['user_canceled', 'user_cancelled']);

/** Something is wrong with the tokens or the account that the library keeps: a new sign-in brings new ones. */
const mendedBySignIn = new Set([
  'token_refresh_required',
  'no_account_found',
  'no_account_error',
  'no_tokens_found',
  'refresh_token_expired',
  'unable_to_load_token',
]);

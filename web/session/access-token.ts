import {
  AuthError,
  BrowserAuthError,
  BrowserAuthErrorCodes,
  InteractionRequiredAuthError,
} from '@azure/msal-browser';
import { type ServerError, TokenUnavailable } from '../shared/api/transport.ts';
import type { AppThunk } from '../shared/store/store.ts';
import { serverErrorRaised } from '../shared/store/ui-slice.ts';
import { logout, sessionOf } from './logout.ts';
import { acquireToken, type SignInContext, startSignIn } from './sign-in.ts';

/** Called when a token needs a new sign-in. Each is called at most once, since it leaves the page. */
interface TokenReactions {
  /**
   * Starts a sign-in for these scopes that returns to this page. If the browser stays on the page, `stayed` is called.
   * From then on, every request without a token fails with its error.
   */
  signInAgain(scopes: readonly string[], stayed: () => void): void;
  logout(): void;
}

/**
 * Milliseconds after a sign-in in which no other sign-in starts. Another sign-in would bring the same tokens, and the
 * user would loop between the product and the provider.
 */
const freshSignIn = 60_000;

/**
 * Returns access tokens of the sign-in library. The library renews them before they expire, by the refresh token or
 * through the provider in a hidden frame.
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
      // There is a token again, as after a sign-in in another tab. When it expires, a new sign-in may start.
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

/** Returns how the product handles an error of the sign-in library. The error itself is passed on unchanged. */
export function reactionTo(error: unknown): Reaction {
  if (error instanceof InteractionRequiredAuthError) return 'sign-in';
  if (!(error instanceof AuthError)) return 'show';
  if (canceled.has(error.errorCode)) return 'signed-out';
  return renewedBySignIn.has(error.errorCode) ? 'sign-in' : 'show';
}

/** Codes of a sign-in that the user has canceled: in the spelling of the documents and in that of the library. */
const canceled = new Set(['user_canceled', 'user_cancelled']);

/** Codes of errors that a new sign-in resolves, since it replaces invalid tokens and accounts. */
const renewedBySignIn = new Set([
  'token_refresh_required',
  'no_account_found',
  'no_account_error',
  'no_tokens_found',
  'refresh_token_expired',
  'unable_to_load_token',
]);

/**
 * Starts a sign-in for these scopes, which returns to this page. A user who stays on the page gets a notice.
 * @param stayed called when the browser stays on the page
 */
export const signInAgain =
  (scopes: readonly string[], stayed: () => void): AppThunk<void> =>
  (dispatch, getState, extra) => {
    const isEnding = () => getState().session.ending;
    if (isEnding()) return;
    const { pathname, search } = window.location;
    leaveForSignIn(() => startSignIn(sessionOf(extra).signIn, pathname + search, scopes), {
      stayed: () => {
        stayed();
        if (!isEnding()) dispatch(serverErrorRaised(stayedSignedOut));
      },
      failed: () => void dispatch(logout()),
    });
  };

/** Notice for a user who had to sign in again and stayed on the page. No entries are lost. */
const stayedSignedOut: ServerError = {
  traceId: null,
  errorMessage:
    'Your sign-in expired. Sign in again in another tab of this browser, and then repeat your last action here. Your entries are kept.',
  showErrorMessage: true,
  showTraceId: false,
  returnToDefault: false,
};

/** Callbacks for a sign-in that does not leave the page. */
interface Leaving {
  /** The page is still open: the user stayed when the browser asked, or the provider did not respond. */
  stayed(): void;
  /** The sign-in could not start. */
  failed(): void;
}

/**
 * Milliseconds after the browser's question. If the page is then still open, the user has chosen to stay: the browser
 * does not report the choice.
 */
const leavingMilliseconds = 1_000;

/**
 * Leaves the page for a sign-in. With unsaved entries the browser asks the user first. A user who stays gets a notice.
 * @param start starts the sign-in; rejects when the page is still open half a minute later
 * @param page the window, which reports that the page is about to be left
 */
export function leaveForSignIn(
  start: () => Promise<void>,
  { stayed, failed }: Leaving,
  page: EventTarget = window,
): void {
  let isOver = false;
  const end = (how: () => void) => {
    if (!isOver) how();
    isOver = true;
  };
  // No timer runs during the browser's question, so the time starts after it.
  const asked = (event: Event) =>
    setTimeout(() => {
      if (event.defaultPrevented) setTimeout(() => end(stayed), leavingMilliseconds);
    });
  page.addEventListener('beforeunload', asked, { once: true });
  start().catch((error: unknown) => end(isTimeout(error) ? stayed : failed));
}

const isTimeout = (error: unknown): boolean =>
  error instanceof BrowserAuthError && error.errorCode === BrowserAuthErrorCodes.timedOut;

import { BrowserAuthError, BrowserAuthErrorCodes } from '@azure/msal-browser';
import type { AppThunk } from '../shared/store/store.ts';
import { serverErrorRaised } from '../shared/store/ui-slice.ts';
import { logout, sessionOf } from './logout.ts';
import { startSignIn } from './sign-in.ts';
import type { ServerError } from '../shared/api/transport.ts';

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
    'Your sign-in has expired. Sign in in another tab of this browser, then repeat your last action on this page. Nothing that you have entered is lost.',
  showErrorMessage: true,
  showTraceId: false,
  returnToDefault: false,
};

/** Callbacks for a page that the browser does not leave. */
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
export const leavingMilliseconds = 1_000;

/**
 * Leaves the page for a sign-in. With unsaved entries the browser asks the user first. A user who stays gets a notice
 * (A-91).
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

import { BrowserAuthError, BrowserAuthErrorCodes } from '@azure/msal-browser';

/** What may come of it, besides the page being left. */
export interface Leaving {
  /** The page is still there: the user was asked by the browser and stayed, or the provider did not answer. */
  stayed(): void;
  /** The sign-in could not even begin. */
  failed(): void;
}

/**
 * How long a page counts as being left after the browser's question, milliseconds. The same moments follow either
 * answer; nothing tells them apart but that a page which is left is gone soon.
 */
export const leavingMilliseconds = 1_000;

/**
 * Leaves the page for a sign-in, which a form with entries holds up by the browser's own question. Whoever answers it
 * with Stay must be told what that means.
 * @param start begins the sign-in; rejects when the page is still there half a minute later
 * @param page where the browser says that the page is about to be left
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
  // No timer runs while the question stands, so the waiting begins with the answer.
  const asked = (event: Event) =>
    setTimeout(() => {
      if (event.defaultPrevented) setTimeout(() => end(stayed), leavingMilliseconds);
    });
  page.addEventListener('beforeunload', asked, { once: true });
  start().catch((error: unknown) => end(isTimeout(error) ? stayed : failed));
}

const isTimeout = (error: unknown): boolean =>
  error instanceof BrowserAuthError && error.errorCode === BrowserAuthErrorCodes.timedOut;

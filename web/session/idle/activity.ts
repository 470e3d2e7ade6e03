import type { Configuration } from '../../../contracts/operations/configuration.ts';
import { isNumber } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { followPages } from '../opened-windows.ts';
import { idleStateAt, timingOf } from './watch.ts';

/**
 * Calls the listener when the user moves the mouse, resizes the window or presses a key, clicks, taps or scrolls. A tap
 * moves no mouse, and a page that scrolls by itself is no activity. Listens in framed legacy pages and in the windows
 * that this page has opened, too, since their events do not reach this window. Returns a function that removes the
 * listener.
 */
export function onActivity(page: Window, listener: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal } as const;
  const moved = (event: Event) => {
    if (isRealMove(event as MouseEvent)) listener();
  };
  const stopFollowing = followPages(page, (view, isFramed) => {
    // The product itself resizes frames.
    if (!isFramed) view.addEventListener('resize', listener, options);
    view.addEventListener('mousemove', moved, options);
    view.addEventListener('keydown', listener, options);
    for (const touch of touches) view.addEventListener(touch, listener, options);
  });
  return () => {
    stopFollowing();
    listening.abort();
  };
}

/** Input other than keys and mouse moves. Assistive technology sends clicks without a pointer. */
const touches = ['pointerdown', 'click', 'wheel', 'touchmove'] as const;

/** Returns true if the mouse has moved. Browsers also report a mouse at rest while the page scrolls below it. */
const isRealMove = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;

/**
 * Returns the time of the last activity in any tab, in milliseconds since 1970; null when it is unknown. An
 * impossible stored time counts as unknown, so it ends no session.
 */
export function readLastActivity(storage: ProductStorage = browserStorage): number | null {
  const value = storage.read('lastActivity');
  return isNumber(value) && value >= beforeAnySession ? value : null;
}

/** Stores the time for other tabs and the next page load. */
export function storeLastActivity(at: number, storage: ProductStorage = browserStorage): void {
  storage.write('lastActivity', at);
}

/**
 * After a sign-in, removes a stored activity that is older than the idle timeout, since it belongs to an earlier
 * session. A newer activity stays, since the provider may have signed the user in again without any input.
 */
export function forgetTimedOutActivity(
  { idle }: Configuration,
  now: number,
  storage: ProductStorage = browserStorage,
): void {
  const last = readLastActivity(storage);
  if (last !== null && idleStateAt(last, now, timingOf(idle)).phase === 'over')
    storage.remove('lastActivity');
}

/** Minimum valid time: smaller numbers are not the time of an activity, even with a wrong clock. */
const beforeAnySession = Date.UTC(2020, 0, 1);

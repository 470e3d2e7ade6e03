import type { Configuration } from '../../../contracts/operations/configuration.ts';
import { onActivity } from './activity.ts';
import { readLastActivity, storeLastActivity } from './last-activity.ts';
import { timingOf } from './timing.ts';
import { createIdleWatch, type IdleWatch, type WatchSurroundings } from './watch.ts';

/** Creates the idle watch of this tab. */
export const createBrowserWatch = (
  { idle }: Configuration,
  act: Pick<WatchSurroundings, 'keepAlive' | 'timedOut'>,
): IdleWatch =>
  createIdleWatch({
    clock: {
      now: () => Date.now(),
      after: (milliseconds, action) => {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    timing: timingOf(idle),
    memory: { read: readLastActivity, write: storeLastActivity },
    ...act,
  });

/**
 * Starts the watch. Reports to it: activity in this tab, activity in other tabs, and the end of a time in which timers
 * may have been suspended. Returns a function that stops the watch.
 */
export function runWatch(watch: IdleWatch): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const look = () => watch.check();
  const stopActivity = onActivity(window, () => watch.active());
  for (const event of ['focus', 'pageshow', 'storage']) window.addEventListener(event, look, { signal });
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, look, { signal });
  watch.start();
  return () => {
    watch.stop();
    stopActivity();
    listening.abort();
  };
}

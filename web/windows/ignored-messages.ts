import { log } from '../shared/log.ts';

let ignored = 0;
let isDue = false;

/**
 * Counts a message that was not believed. The count stands on the page, where tests and support can read it: once for
 * each picture of the page, and in the log at 1, 10, 100 and so on, so that a flood costs next to nothing.
 */
export function countIgnoredMessage(origin: string): void {
  ignored += 1;
  if (/^10*$/.test(String(ignored))) log.debug('A message was ignored', { origin, ignored });
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    document.documentElement.dataset['ignoredMessages'] = String(ignored);
  });
}

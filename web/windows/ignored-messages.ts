import { log } from '../app/log.ts';

let ignored = 0;

/** Counts a message that was not believed. The count stands on the page, where tests and support can read it. */
export function countIgnoredMessage(origin: string): void {
  ignored += 1;
  document.documentElement.dataset['ignoredMessages'] = String(ignored);
  log.debug('A message was ignored', { origin, ignored });
}

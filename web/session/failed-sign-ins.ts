import { clearStorage } from './logout.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** So many sign-ins that fail in a row are told; before that, the signed-out page leads on to the next one. */
export const failuresInARow = 3;

/**
 * Cleans up after a sign-in that failed, and counts it. The signed-out page starts the next sign-in by itself, and a
 * provider that knows the user answers without asking: without a count, the two would go on for ever.
 *
 * @returns true when it was one too many, and the user is to be told
 */
export function noteFailedSignIn(storage: ProductStorage = browserStorage): boolean {
  const failures = countOf(storage) + 1;
  clearStorage(storage);
  storage.write('failedSignIns', failures);
  return failures >= failuresInARow;
}

/** True when the last sign-in of this tab has failed. */
export const hasFailedSignIn = (storage: ProductStorage = browserStorage): boolean => countOf(storage) > 0;

/** Somebody has come in: the next failure is the first one again. */
export function forgetFailedSignIns(storage: ProductStorage = browserStorage): void {
  storage.remove('failedSignIns');
}

/** How many sign-ins in a row have failed; 0 for a count that is damaged. */
function countOf(storage: ProductStorage): number {
  const count = storage.read('failedSignIns');
  return typeof count === 'number' && Number.isInteger(count) ? Math.max(count, 0) : 0;
}

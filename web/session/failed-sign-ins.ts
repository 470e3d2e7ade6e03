import { clearStorage } from './logout.ts';
import { count } from '../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/**
 * Number of failed sign-ins in a row after which the error is shown. After fewer, the signed-out page starts the next
 * sign-in.
 */
export const failuresInARow = 3;

/**
 * Clears storage after a failed sign-in and counts the failure. The signed-out page starts the next sign-in by itself,
 * and a provider with a session responds at once, so without a count the two would loop.
 * @returns true when the count has reached the limit, so that the error is shown
 */
export function noteFailedSignIn(storage: ProductStorage = browserStorage): boolean {
  const failures = countOf(storage) + 1;
  clearStorage(storage);
  storage.write('failedSignIns', failures);
  return failures >= failuresInARow;
}

/** Returns true when the last sign-in of this tab has failed. */
export const hasFailedSignIn = (storage: ProductStorage = browserStorage): boolean => countOf(storage) > 0;

/** Resets the count after a successful sign-in. */
export function forgetFailedSignIns(storage: ProductStorage = browserStorage): void {
  storage.remove('failedSignIns');
}

/** Returns the number of failed sign-ins in a row; 0 for a malformed count. */
const countOf = (storage: ProductStorage): number => count(storage.read('failedSignIns'));

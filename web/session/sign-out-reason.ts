import { count, isNumber } from '../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { clearStorage } from './start-over.ts';

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

export function forgetFailedSignIns(storage: ProductStorage = browserStorage): void {
  storage.remove('failedSignIns');
}

/** Returns the number of failed sign-ins in a row; 0 for a malformed count. */
const countOf = (storage: ProductStorage): number => count(storage.read('failedSignIns'));

/** Reason for the signed-out page other than a logout. */
export type SignOutReason = 'inactivity' | 'failed-sign-in';

/**
 * Milliseconds after an idle timeout in which the signed-out page gives inactivity as the reason. Every tab shows the
 * page within this time.
 */
const fresh = 60_000;

/** Stores inactivity as reason. Call it after the logout has begun, since a logout clears storage. */
export function noteInactivity(now: number, storage: ProductStorage = browserStorage): void {
  storage.write('timedOutAt', now);
}

export function forgetInactivity(storage: ProductStorage = browserStorage): void {
  storage.remove('timedOutAt');
}

/**
 * Returns the reason for the signed-out page; null after a logout. A failed sign-in takes precedence over inactivity,
 * since it is newer.
 */
export function readSignOutReason(
  now: number,
  storage: ProductStorage = browserStorage,
): SignOutReason | null {
  if (countOf(storage) > 0) return 'failed-sign-in';
  const timedOutAt = storage.read('timedOutAt');
  const isFresh = isNumber(timedOutAt) && Math.abs(now - timedOutAt) < fresh;
  return isFresh ? 'inactivity' : null;
}

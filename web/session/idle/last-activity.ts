import type { Configuration } from '../../../contracts/operations/configuration.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { idleStateAt, timingOf } from './timing.ts';

/**
 * When the user was last active in any tab, in milliseconds since 1970; null when that is not known. What stands there
 * and cannot be true ends nobody's session: a number from before there was a product is as good as none.
 */
export function readLastActivity(storage: ProductStorage = browserStorage): number | null {
  const value = storage.read('lastActivity');
  return typeof value === 'number' && Number.isFinite(value) && value >= beforeAnySession ? value : null;
}

/** Keeps the time for the other tabs and for the next page load. */
export function storeLastActivity(at: number, storage: ProductStorage = browserStorage): void {
  storage.write('lastActivity', at);
}

/**
 * After a sign-in: an activity so old that its session has timed out belongs to an earlier one. A younger one stays,
 * for the provider may have signed the user in again without anybody being there.
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

/** Nobody was signed in so early, whatever a clock says: smaller numbers are counts, flags or seconds. */
const beforeAnySession = Date.UTC(2020, 0, 1);

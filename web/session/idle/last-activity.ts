import type { Configuration } from '../../../contracts/operations/configuration.ts';
import { isNumber } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { idleStateAt, timingOf } from './timing.ts';

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

import { hasFailedSignIn } from './failed-sign-ins.ts';
import { isNumber } from '../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

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

/** Clears the stored inactivity after a sign-in. */
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
  if (hasFailedSignIn(storage)) return 'failed-sign-in';
  const timedOutAt = storage.read('timedOutAt');
  const isFresh = isNumber(timedOutAt) && Math.abs(now - timedOutAt) < fresh;
  return isFresh ? 'inactivity' : null;
}

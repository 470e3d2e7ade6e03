import { hasFailedSignIn } from './failed-sign-ins.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** Why a user sees the signed-out page, where it is not that they logged out. */
export type SignOutReason = 'inactivity' | 'failed-sign-in';

/** So long the signed-out page names inactivity, milliseconds: every tab arrives there within it. */
const fresh = 60_000;

/** Stores that the session ends for inactivity. A logout clears what is stored, so this comes after its beginning. */
export function noteInactivity(now: number, storage: ProductStorage = browserStorage): void {
  storage.write('timedOutAt', now);
}

/** After a sign-in: the next time on the signed-out page has a reason of its own. */
export function forgetInactivity(storage: ProductStorage = browserStorage): void {
  storage.remove('timedOutAt');
}

/** The reason; null after a logout. A sign-in that failed is the newer one: it came after the last sign-out. */
export function readSignOutReason(
  now: number,
  storage: ProductStorage = browserStorage,
): SignOutReason | null {
  if (hasFailedSignIn(storage)) return 'failed-sign-in';
  const timedOutAt = storage.read('timedOutAt');
  const isFresh = typeof timedOutAt === 'number' && Math.abs(now - timedOutAt) < fresh;
  return isFresh ? 'inactivity' : null;
}

import { useSelector } from 'react-redux';
import type { User } from '../../contracts/operations/session.ts';
import type { SessionState } from './session-slice.ts';

/**
 * Returns the signed-in user, for pages inside the guard. The guard renders its pages once the user is loaded.
 * @throws {Error} outside the guard
 */
export function useUser(): User {
  const user = useKnownUser();
  if (!user) throw new Error('useUser needs a signed-in user: move the page inside the guard');
  return user;
}

/** Returns the signed-in user; null without one or while it is loading. */
export function useKnownUser(): User | null {
  return useSelector((state: { readonly session: SessionState }) => state.session.user);
}

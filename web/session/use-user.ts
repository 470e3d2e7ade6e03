import { useSelector } from 'react-redux';
import type { User } from '../../contracts/operations/session.ts';
import type { SessionState } from './session-slice.ts';

/**
 * The signed-in user. For pages behind the guard, which shows them only once the user is known.
 * @throws {Error} outside the guard.
 */
export function useUser(): User {
  const user = useKnownUser();
  if (!user) throw new Error('useUser needs a signed-in user: the page stands outside the guard');
  return user;
}

/** The signed-in user, or null where nobody is signed in or the user is not loaded yet. */
export function useKnownUser(): User | null {
  return useSelector((state: { readonly session: SessionState }) => state.session.user);
}

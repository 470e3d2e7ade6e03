import { createContext, useContext } from 'react';
import type { User } from '../../contracts/operations/session.ts';
import { useAppSelector } from '../shared/store/store.ts';
import type { SignInContext } from './sign-in.ts';

/** Context with the sign-in of the session. Null on the pages without sign-in: the error page, the signed-out page. */
export const SessionContext = createContext<SignInContext | null>(null);

/** Returns the sign-in of the session; null on pages without sign-in. */
export const useSession = (): SignInContext | null => useContext(SessionContext);

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
  return useAppSelector(({ session }) => session.user);
}

/** Returns the key of a user and profile, for what belongs to them: stored menus and notifications. */
export const ownerOf = ({ email, role, userGroupName }: User): string =>
  [email, role, userGroupName].join('\n');

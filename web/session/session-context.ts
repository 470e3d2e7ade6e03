import { createContext, useContext } from 'react';
import type { SignInContext } from './sign-in.ts';

/** Actions of a session. */
export interface Session {
  readonly context: SignInContext;
  /** Logs out; the page is left. */
  readonly logout: () => Promise<void>;
  /** Switches the profile and opens the landing; an error ends the session. */
  readonly switchProfile: (userId: number, openStart: () => void) => Promise<void>;
}

/** Context with the session; null on pages without sign-in, which are the error page and the signed-out page. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the session; null without one. */
export const useSession = (): Session | null => useContext(SessionContext);

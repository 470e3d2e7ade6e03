import { createContext, useContext } from 'react';
import type { SignInContext } from './sign-in.ts';

/** A session: its sign-in, and the actions of its user. */
export interface Session {
  readonly context: SignInContext;
  /** Logs out. The browser leaves the page. */
  readonly logout: () => Promise<void>;
  /** Switches the profile and calls `openStart`, which opens the landing. An error ends the session. */
  readonly switchProfile: (userId: number, openStart: () => void) => Promise<void>;
}

/** Context with the session. Null on the pages without sign-in: the error page and the signed-out page. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the session; null on pages without sign-in. */
export const useSession = (): Session | null => useContext(SessionContext);

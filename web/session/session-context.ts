import { createContext, useContext } from 'react';
import type { SignInContext } from './sign-in.ts';

/** What a running session offers to its pages. */
export interface Session {
  readonly context: SignInContext;
  /** Ends the session; the page is left. */
  readonly logout: () => Promise<void>;
  /** Makes another profile the active one and then opens the start; a switch that fails ends the session. */
  readonly switchProfile: (userId: number, openStart: () => void) => Promise<void>;
}

/** Null where the app runs without sign-in: the error and signed-out pages. */
export const SessionContext = createContext<Session | null>(null);

/** The running session, or null where there is none. */
export const useSession = (): Session | null => useContext(SessionContext);

import { createContext, useContext } from 'react';
import type { SignInContext } from './sign-in.ts';

/** Context with the sign-in of the session. Null on the pages without sign-in: the error page, the signed-out page. */
export const SessionContext = createContext<SignInContext | null>(null);

/** Returns the sign-in of the session; null on pages without sign-in. */
export const useSession = (): SignInContext | null => useContext(SessionContext);

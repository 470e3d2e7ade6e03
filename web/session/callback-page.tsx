import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../shared/routes/paths.ts';
import { safeRedirect } from '../shared/routes/redirect.ts';
import { useSession } from './session-context.ts';

/** Completes a sign-in and goes to the wanted address if it is an address of the SPA (S-2.1-16, S-2.1-17). */
export function CallbackPage() {
  const [query] = useSearchParams();
  const session = useSession();
  const target = session ? safeRedirect(query.get('redirect'), window.location.origin) : paths.signedOut;
  return <Navigate to={target} replace />;
}

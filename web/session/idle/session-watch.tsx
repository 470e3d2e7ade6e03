import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useSession } from '../session-context.ts';
import type { SessionState } from '../session-slice.ts';

/** Runs the idle watch and keep-alive of the session. Their code is downloaded after the first page is shown. */
export function SessionWatch() {
  const session = useSession();
  const ending = useSelector((state: { readonly session: SessionState }) => state.session.ending);
  if (!session || ending) return null;
  return (
    <Suspense fallback={null}>
      <Idle session={session} />
    </Suspense>
  );
}

const Idle = lazy(() => import('./idle.tsx'));

import { lazy, Suspense } from 'react';
import { useSession } from '../session-context.ts';
import { useAppSelector } from '../../shared/store/store.ts';

/** Runs the idle watch and keep-alive of the session. Their code is downloaded after the first page is shown. */
export function SessionWatch() {
  const session = useSession();
  const ending = useAppSelector((state) => state.session.ending);
  if (!session || ending) return null;
  return (
    <Suspense fallback={null}>
      <Idle session={session} />
    </Suspense>
  );
}

const Idle = lazy(() => import('./idle.tsx'));

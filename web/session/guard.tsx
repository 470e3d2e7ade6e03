import { InteractionStatus } from '@azure/msal-browser';
import { useMsal } from '@azure/msal-react';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { useSession } from './session-context.ts';
import { startSignIn } from './sign-in.ts';
import { UserGate } from './user-gate.tsx';
import { useAppSelector } from '../shared/store/store.ts';

interface GuardProps {
  /** True if the pages inside need no user, so that the user is not loaded (C-24). */
  readonly accountIsEnough?: boolean;
}

/**
 * Renders the pages inside for a signed-in user. For any other user, starts a sign-in that returns to this page
 * (S-6-01, C-09).
 */
export function Guard({ accountIsEnough = false }: GuardProps) {
  const session = useSession();
  return session ? <SignedIn accountIsEnough={accountIsEnough} /> : <LeaveForSignIn />;
}

function SignedIn({ accountIsEnough }: Required<GuardProps>) {
  const { instance, inProgress } = useMsal();
  const session = useSession();
  const ending = useAppSelector((state) => state.session.ending);
  const { pathname, search } = useLocation();
  const known = instance.getActiveAccount() !== null;
  useEffect(() => {
    if (known || ending || !session || inProgress !== InteractionStatus.None) return;
    void startSignIn(session.context, pathname + search);
  }, [known, ending, session, inProgress, pathname, search]);
  if (ending) return <PageSkeleton label="Leaving this page" />;
  if (!known) return <PageSkeleton label="Signing in" />;
  if (accountIsEnough) return <Outlet />;
  return (
    <UserGate>
      <Outlet />
    </UserGate>
  );
}

/** Loads the page again. The new load starts the sign-in, which is impossible while the app runs without settings. */
function LeaveForSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.assign(pathname + search), [pathname, search]);
  return <PageSkeleton label="Signing in" />;
}

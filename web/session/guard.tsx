import { InteractionStatus } from '@azure/msal-browser';
import { useMsal } from '@azure/msal-react';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { useSession } from './session-context.ts';
import type { SessionState } from './session-slice.ts';
import { startSignIn } from './sign-in.ts';
import { UserGate } from './user-gate.tsx';

interface GuardProps {
  /** What is inside does without the user, who is not even asked for (C-24). */
  readonly accountIsEnough?: boolean;
}

/** Lets nobody in without a provider account (S-6-01, C-09); whoever has none goes to sign in and comes back here. */
export function Guard({ accountIsEnough = false }: GuardProps) {
  const session = useSession();
  return session ? <SignedIn accountIsEnough={accountIsEnough} /> : <LeaveForSignIn />;
}

function SignedIn({ accountIsEnough }: Required<GuardProps>) {
  const { instance, inProgress } = useMsal();
  const session = useSession();
  const ending = useSelector((state: { readonly session: SessionState }) => state.session.ending);
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

/** The app runs without settings here: only a fresh start of the page can sign in. */
function LeaveForSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.assign(pathname + search), [pathname, search]);
  return <PageSkeleton label="Signing in" />;
}

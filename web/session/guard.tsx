import { InteractionStatus } from '@azure/msal-browser';
import { useMsal } from '@azure/msal-react';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { failedPages } from '../shared/failed-pages.ts';
import { useAppDispatch, useAppSelector } from '../shared/store/store.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { PlainPage } from '../shared/ui/plain-page.tsx';
import { useGetUserQuery } from './api.ts';
import { logout } from './logout.ts';
import { useKnownUser, useSession } from './session-context.ts';
import { startSignIn } from './sign-in.ts';
import { useEndQuestion } from './use-end-question.tsx';
import type { Elements } from '../shared/ui/elements.ts';

interface GuardProps {
  /** True if the pages inside need no user, so that the user is not loaded. */
  readonly accountIsEnough?: boolean;
}

/**
 * Renders the pages inside for a signed-in user. For any other user, starts a sign-in that returns to this page (C-09).
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
    void startSignIn(session, pathname + search);
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

/**
 * Renders its children once the user is known. The user comes from session storage, or from a response that is then
 * stored.
 */
function UserGate({ children }: { readonly children: Elements }) {
  const user = useKnownUser();
  const { data, isFetching, isUninitialized, refetch } = useGetUserQuery(undefined, { skip: user !== null });
  if (user) return children;
  if (isFetching || isUninitialized || data) return <PageSkeleton label="Loading your profile" />;
  return <ProfileMissing retry={() => void refetch()} />;
}

function ProfileMissing({ retry }: { readonly retry: () => void }) {
  const dispatch = useAppDispatch();
  const { ask, question } = useEndQuestion();
  return (
    <PlainPage {...failedPages.profile}>
      <Button type="primary" onClick={retry}>
        Try again
      </Button>
      <Button onClick={() => void ask('logout', () => void dispatch(logout()))}>Log out</Button>
      {question}
    </PlainPage>
  );
}

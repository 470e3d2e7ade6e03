import { Button } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { failedPages } from '../shared/failed-pages.ts';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { PlainPage } from '../shared/ui/plain-page.tsx';
import { useGetUserQuery } from './api.ts';
import { useSession } from './session-context.ts';
import { parseUser, storeUser } from './stored-user.ts';
import { useEndQuestion } from './use-end-question.tsx';
import { useKnownUser } from './use-user.ts';
import { userLoaded } from '../shared/store/session-slice.ts';
import { useAppDispatch } from '../shared/store/store.ts';

/**
 * Renders its children once the user is known. The user comes from session storage, or from a response that is then
 * stored (S-4.1-01 to S-4.1-04).
 */
export function UserGate({ children }: { readonly children: ReactNode }) {
  const user = useKnownUser();
  const dispatch = useAppDispatch();
  const { data, isFetching, isUninitialized, refetch } = useGetUserQuery(undefined, { skip: user !== null });
  const loaded = useMemo(() => parseUser(data), [data]);
  useEffect(() => {
    if (user || !loaded) return;
    storeUser(loaded);
    dispatch(userLoaded(loaded));
  }, [user, loaded, dispatch]);
  if (user) return children;
  if (isFetching || isUninitialized || loaded) return <PageSkeleton label="Loading your profile" />;
  return <ProfileMissing retry={() => void refetch()} />;
}

function ProfileMissing({ retry }: { readonly retry: () => void }) {
  const session = useSession();
  const { ask, question } = useEndQuestion();
  return (
    <PlainPage {...failedPages.profile}>
      <Button type="primary" onClick={retry}>
        Try again
      </Button>
      <Button onClick={() => void ask('logout', () => void session?.logout())}>Log out</Button>
      {question}
    </PlainPage>
  );
}

import { Button } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfiguration } from '../../session/configuration/api.ts';
import { logout } from '../../session/logout.ts';
import { useUser } from '../../session/session-context.ts';
import { failedPages } from '../../shared/failed-pages.ts';
import { paths } from '../../shared/routes/paths.ts';
import { accountClosed } from '../../shared/store/session-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PlainPage } from '../../shared/ui/plain-page.tsx';
import { useInitializeEnterpriseLosMutation } from './api.ts';
import { landingOf } from './landing.ts';

/** The page /default. Each navigation to it runs the landing again, even from /default itself. */
export default function LandingPage() {
  const { key } = useLocation();
  return <Landing key={key} />;
}

/**
 * Closes the open loan, initializes the legacy application, and opens the landing of the user (document 000, section
 * 4.3). If the initialization fails, the server-error dialog opens and the user stays on this page.
 */
function Landing() {
  const user = useUser();
  const { supportObjectId } = useConfiguration();
  const [initialize, { isError }] = useInitializeEnterpriseLosMutation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  useEffect(() => {
    const land = async () => {
      const landing = landingOf(user, supportObjectId);
      if (landing.kind === 'full-page') window.location.replace(landing.address);
      // `flushSync` makes this no transition, which would restart with each menu response.
      else await navigate(landing.path, { replace: true, flushSync: true });
    };
    dispatch(accountClosed());
    const initialization = initialize();
    // A rejection needs no handling: `isError` shows a failure, or the user has left this page.
    initialization.unwrap().then(land, () => undefined);
    return () => initialization.abort();
  }, [user, supportObjectId, initialize, navigate, dispatch]);

  return isError ? <LandingFailed /> : <PageSkeleton label="Opening your work" />;
}

function LandingFailed() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (
    <PlainPage {...failedPages.landing}>
      <Button type="primary" onClick={() => void navigate(paths.default, { replace: true })}>
        Try again
      </Button>
      <Button onClick={() => void dispatch(logout())}>Logout</Button>
    </PlainPage>
  );
}

import { Button } from 'antd';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { keepEntries } from '../kept-entries.ts';
import { startOver } from '../start-over.ts';
import { askBeforeLeaving, unsavedEntries } from '../unsaved-entries.ts';
import { failedPages, isDownloadError } from '../../shared/failed-pages.ts';
import { log } from '../../shared/log.ts';
import { paths } from '../../shared/routes/paths.ts';
import { PlainPage } from '../../shared/ui/plain-page.tsx';

/**
 * Shown in place of a page that threw an error or could not be downloaded. A failed page can be shown again with its
 * entries. Offers to clear the stored data, which may have caused the error.
 */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed', error), [error]);
  const isDownload = isDownloadError(error);
  const hasEntries = useEntriesOfFailedPage();
  const tryAgain = useTryAgain();
  const { title, text } = isDownload ? failedPages.download : failedPages.broken;
  return (
    <main style={{ display: 'flex', minHeight: '100vh' }}>
      <PlainPage title={title} text={text} more={hasEntries && !isDownload ? entriesAreKept : null}>
        {isDownload ? (
          <Button type="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        ) : (
          <Button type="primary" onClick={tryAgain}>
            Try again
          </Button>
        )}
        {/* Loads the page again, since the state of the app may have caused the error. */}
        <Button href={paths.default}>Go to home page</Button>
        {isDownload ? null : <Button onClick={startOver}>Start over</Button>}
      </PlainPage>
    </main>
  );
}

const entriesAreKept = 'Your entries are kept until you reload or close this tab.';

/**
 * Keeps the entries of the failed page, and asks before the tab leaves them.
 * @returns true if there are entries
 */
function useEntriesOfFailedPage(): boolean {
  // Read before the failed page ends, which would release them.
  const [hasEntries] = useState(unsavedEntries.areHere);
  // Before the effects of the failed page end, which would forget its entries.
  useLayoutEffect(keepEntries, []);
  useEffect(() => {
    if (!hasEntries) return;
    unsavedEntries.hold();
    return askBeforeLeaving();
  }, [hasEntries]);
  return hasEntries;
}

/** Returns the function that shows the page of this address again. */
function useTryAgain(): () => void {
  const navigate = useNavigate();
  const { state, ...address } = useLocation();
  return () => void navigate(address, { replace: true, state });
}

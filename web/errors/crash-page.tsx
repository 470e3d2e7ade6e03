import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { startOver } from '../session/start-over.ts';
import { failedPages, isDownloadError } from '../shared/failed-pages.ts';
import { log } from '../shared/log.ts';
import { paths } from '../shared/routes/paths.ts';
import { PlainPage } from '../shared/ui/plain-page.tsx';

/**
 * Shown in place of a page that threw an error or could not be downloaded. Offers to clear the stored data, which may
 * have caused the error.
 */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed', error), [error]);
  const isDownload = isDownloadError(error);
  const { title, text } = isDownload ? failedPages.download : failedPages.broken;
  return (
    <main style={{ display: 'flex', minHeight: '100vh' }}>
      <PlainPage title={title} text={text}>
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        {/* Loads the page again, since the state of the app may have caused the error. */}
        <Button href={paths.default}>Back to the start</Button>
        {isDownload ? null : <Button onClick={startOver}>Start over</Button>}
      </PlainPage>
    </main>
  );
}

import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { log } from '../app/log.ts';
import { paths } from '../app/paths.ts';
import { PlainPage } from '../ui/plain-page.tsx';

/** What is left when a page breaks or cannot be downloaded. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed', error), [error]);
  return (
    <main>
      <PlainPage
        title="This page failed"
        text="A new version may have been installed while you worked. Reloading usually helps."
      >
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button href={paths.default}>Back to the start</Button>
      </PlainPage>
    </main>
  );
}

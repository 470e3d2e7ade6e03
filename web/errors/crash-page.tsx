import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { log } from '../app/log.ts';
import { paths } from '../app/paths.ts';
import { PlainPage } from '../ui/plain-page.tsx';
import styles from './crash-page.module.css';
import { isDownloadError } from './download-error.ts';
import { failedPages } from './failed-pages.ts';

/** What is left when a page breaks or cannot be downloaded. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed', error), [error]);
  const { title, text } = isDownloadError(error) ? failedPages.download : failedPages.broken;
  return (
    <main className={styles['main']}>
      <PlainPage title={title} text={text}>
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button href={paths.default}>Back to the start</Button>
      </PlainPage>
    </main>
  );
}

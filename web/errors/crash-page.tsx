import { Button } from 'antd';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { log } from '../app/log.ts';
import { paths } from '../app/paths.ts';
import { PlainPage } from '../ui/plain-page.tsx';
import styles from './crash-page.module.css';
import { isDownloadError } from './download-error.ts';

/** What is left when a page breaks or cannot be downloaded. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => log.error('A page failed', error), [error]);
  const { title, text } = isDownloadError(error) ? notDownloaded : broken;
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

const notDownloaded = {
  title: 'This page could not be downloaded',
  text: 'You may be offline, or a new version may have been installed while you worked. Check your connection, then reload.',
} as const;

const broken = {
  title: 'This page failed',
  text: 'Something went wrong that nobody expected. Reload the page; if that does not help, contact support.',
} as const;

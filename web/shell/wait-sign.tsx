import { Spin } from 'antd';
import { useSyncExternalStore } from 'react';
import { userWaits } from '../shared/awaited.ts';
import styles from './wait-sign.module.css';

/**
 * Sign over any page that the user waits for a request or a download: a spinner, and after ten seconds a sentence,
 * which screen readers announce once.
 */
export function WaitSign() {
  const wait = useSyncExternalStore(userWaits.onChange, userWaits.longest);
  return (
    <div className={styles['sign']} data-wait={wait}>
      {wait === 'short' ? null : <Spin size="small" aria-hidden />}
      <div role="status">
        {wait === 'long' ? <span className={styles['sentence']}>{longWaitMessage}</span> : null}
      </div>
    </div>
  );
}

const longWaitMessage = 'This is taking longer than usual.';

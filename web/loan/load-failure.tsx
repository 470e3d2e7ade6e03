import { Button } from 'antd';
import { PageBanner } from '../shell/page-banner.tsx';
import styles from './loan-page.module.css';

interface LoadFailureProps {
  readonly title: string;
  readonly what: 'loan' | 'lead';
  readonly onRetry: () => void;
}

/** A quiet place instead of a dialog: a failed load is only logged (L-8.4-01, L-8.4-03). */
export function LoadFailure({ title, what, onRetry }: LoadFailureProps) {
  return (
    <>
      <PageBanner title={title} />
      <div className={styles['page']}>
        <div className={styles['failure']}>
          <p className={styles['sentence']}>This {what} could not be shown.</p>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </div>
    </>
  );
}

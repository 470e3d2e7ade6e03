import { Skeleton } from 'antd';
import { PageBanner } from '../shell/banner/page-banner.tsx';
import styles from './loan-page.module.css';
import { Navigate } from 'react-router-dom';

/** Skeleton of a loading loan: grey panels with lines in columns. */
export function LoanSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <PageBanner title={title} />
      <div className={styles['page']} role="status" aria-label="Loading" aria-busy>
        {panels.map((lines) => (
          <div key={lines.length} className={styles['skeleton']}>
            <Skeleton active title={{ width: 160 }} paragraph={{ rows: lines.length, width: lines }} />
          </div>
        ))}
      </div>
    </>
  );
}

/** Redirects to another page, which takes the place of the skeleton. */
export function Elsewhere({ to, title }: { readonly to: string; readonly title: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoanSkeleton title={title} />
    </>
  );
}

const panels = [
  ['100%', '96%', '98%', '92%', '97%', '94%'],
  ['98%', '94%', '60%'],
];

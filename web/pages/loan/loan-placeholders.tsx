import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useUser } from '../../session/session-context.ts';
import { failedPages } from '../../shared/failed-pages.ts';
import { paths } from '../../shared/routes/paths.ts';
import { pipelineOf } from '../../shared/routes/pipelines.ts';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import styles from './loan-page.module.css';

/** Shown in place of a loan that does not exist. Only offers the pipeline, since a retry cannot help. */
export function LoanNotFound() {
  return (
    <Problem {...failedPages.loanNotFound}>
      <OpenPipeline isPrimary />
    </Problem>
  );
}

interface LoadFailureProps {
  readonly title: string;
  readonly what: 'loan' | 'lead';
  readonly onRetry: () => void;
}

/** Shown in place of a loan that could not be loaded. The error is logged and opens no dialog. */
export function LoadFailure({ title, what, onRetry }: LoadFailureProps) {
  return (
    <Problem
      title={title}
      text={`We couldn't load this ${what}. Try again in a moment, or open another one from the pipeline.`}
    >
      <Button type="primary" onClick={onRetry}>
        Try again
      </Button>
      <OpenPipeline />
    </Problem>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Problem({ title, text, children }: ProblemProps) {
  return (
    <>
      <PageBanner title={title} />
      <div className={styles['page']}>
        <div className={styles['problem']}>
          <p className={styles['sentence']} role="alert">
            {text}
          </p>
          <div className={styles['actions']}>{children}</div>
        </div>
      </div>
    </>
  );
}

/** Button that opens the pipeline or queue of the user. */
function OpenPipeline({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  const navigate = useNavigate();
  const { workQueueType } = useUser();
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      onClick={() => void navigate(paths.legacyPage(pipelineOf(workQueueType)))}
    >
      Open the pipeline
    </Button>
  );
}

/** The page of a loading loan. */
export function LoanSkeleton({ title }: { readonly title: string }) {
  return (
    <>
      <PageBanner title={title} />
      <div className={styles['page']} aria-busy>
        <PanelSkeletons />
      </div>
    </>
  );
}

/** Gray panels with lines in columns. */
export function PanelSkeletons() {
  return (
    <>
      <p className="visually-hidden">Loading</p>
      {panels.map((lines) => (
        <div key={lines.length} className={styles['skeleton']}>
          <Skeleton active title={{ width: 160 }} paragraph={{ rows: lines.length, width: lines }} />
        </div>
      ))}
    </>
  );
}

/** Shows the skeleton until a redirect to another page is complete. */
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

import { Navigate } from 'react-router-dom';
import { legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import { readTaskId, useAccount } from '../../session/account.ts';
import { useUser } from '../../session/session-context.ts';
import { paths } from '../../shared/routes/paths.ts';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import { loanLandingOf, loanLandingPaths } from '../../shell/menu/loan-landing.ts';
import { EmbeddedPage } from '../../shell/legacy-frames/embedded-page.tsx';
import { LoanSkeleton } from './loan-placeholders.tsx';
import { openingTitle, useOpenLoan } from './open-loan.ts';
import { SelectionFrame } from './selection-frame.tsx';

/**
 * The page of a work-queue task: the open loan and its task. Loan openers and processors see the work order. Other
 * users, and loans without a task, go to the dashboard or lead summary (C-05).
 */
export default function WorkQueuePage() {
  const account = useAccount();
  const user = useUser();
  const taskId = readTaskId(account?.generalAccountId);
  const landing = account && loanLandingOf(account, user, taskId);
  if (landing && landing !== 'WorkOrder') return <Navigate to={loanLandingPaths[landing]} replace />;
  return <WorkOrder />;
}

/** The work order of the task, a legacy page. A task that belongs to another loan shows no work order. */
function WorkOrder() {
  const [opening] = useOpenLoan({ from: 'storage' });
  if (opening.outcome === 'missing') return <Navigate to={paths.default} replace />;
  const title = openingTitle(opening, legacyPages.WorkOrderTask.title);
  if (opening.outcome !== 'opened') return <LoanSkeleton title={title} />;
  const { account, taskId } = opening;
  if (taskId === null) return <Navigate to={paths.dashboard} replace />;
  const { generalAccountId } = account;
  return (
    <>
      <SelectionFrame generalAccountId={generalAccountId} taskId={taskId} />
      <PageBanner title={title} />
      <EmbeddedPage
        title={legacyPages.WorkOrderTask.title}
        address={legacyAddress('WorkOrderTask', { accountId: generalAccountId, taskId })}
      />
    </>
  );
}

import { useParams } from 'react-router-dom';
import { useUser } from '../../session/session-context.ts';
import { paths } from '../../shared/routes/paths.ts';
import { loanLandingOf, loanLandingPaths } from '../../shell/menu/loan-landing.ts';
import { AccountContent } from './account-content.tsx';
import { dashboardView } from './dashboard-view.ts';
import { Elsewhere, LoadFailure, LoanNotFound, LoanSkeleton } from './loan-placeholders.tsx';
import { type DashboardParameters, openingTitle, parseLoanSource, useOpenLoan } from './open-loan.ts';

/**
 * The read-only loan dashboard (document 001, section 2.3). A lead is redirected to its summary. From a work-queue
 * task, loan openers and processors are redirected to its work order (C-05).
 */
export default function DashboardPage() {
  const source = parseLoanSource(useParams<keyof DashboardParameters>());
  const [opening, openAgain] = useOpenLoan(source);
  const user = useUser();
  const { outcome } = opening;
  const opened = opening.outcome === 'opened' ? opening : null;
  const account = opened?.account ?? null;
  const taskId = source?.from === 'work-queue' ? (opened?.taskId ?? null) : null;
  const title = openingTitle(opening, 'Loan');
  const landing = account && loanLandingOf(account, user, taskId);
  if (outcome === 'missing') return <Elsewhere to={paths.default} title="Loan" />;
  if (landing && landing !== 'Dashboard') return <Elsewhere to={loanLandingPaths[landing]} title={title} />;
  if (outcome === 'not-found') return <LoanNotFound />;
  if (outcome === 'failed') return <LoadFailure title="Loan" what="loan" onRetry={openAgain} />;
  if (!account) return <LoanSkeleton title={title} />;
  return (
    <AccountContent key={account.generalAccountId} account={account} taskId={taskId} viewOf={dashboardView} />
  );
}

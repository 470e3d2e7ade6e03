import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { AccountContent } from './account-content.tsx';
import { dashboardView } from './dashboard-view.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoanSkeleton } from './loan-skeleton.tsx';
import { type DashboardParameters, loanSourceOf } from './loan-source.ts';
import { useOpenLoan } from './use-open-loan.ts';

/** The read-only loan dashboard (document 001, section 2.3). A lead goes on to its own summary (C-06). */
export default function DashboardPage() {
  const [opening, openAgain] = useOpenLoan(loanSourceOf(useParams<keyof DashboardParameters>()));
  const navigate = useNavigate();
  const { outcome } = opening;
  const account = opening.outcome === 'opened' ? opening.account : null;
  const isLead = account?.isLead === true;
  useEffect(() => {
    if (outcome === 'missing') void navigate(paths.default, { replace: true });
    if (isLead) void navigate(paths.leadSummary, { replace: true });
  }, [outcome, isLead, navigate]);

  if (outcome === 'unknown') return <LoadFailure title="Loan" what="loan" onRetry={openAgain} />;
  if (!account || isLead) return <LoanSkeleton title="Loan" />;
  return <AccountContent key={account.generalAccountId} account={account} viewOf={dashboardView} />;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../shared/routes/paths.ts';
import { AccountContent } from './account-content.tsx';
import { leadView } from './lead-view.ts';
import { LoanSkeleton } from './loan-skeleton.tsx';
import { useOpenLoan } from './use-open-loan.ts';

/** The summary of the open lead. A loan is redirected to its dashboard (L-4.7-08). */
export default function LeadSummaryPage() {
  const [opening] = useOpenLoan({ from: 'storage' });
  const navigate = useNavigate();
  const { outcome } = opening;
  const account = opening.outcome === 'opened' ? opening.account : null;
  const isLoan = account?.isLead === false;
  useEffect(() => {
    if (outcome === 'missing') void navigate(paths.default, { replace: true });
    if (isLoan) void navigate(paths.dashboard, { replace: true });
  }, [outcome, isLoan, navigate]);

  if (!account || isLoan) return <LoanSkeleton title="Lead" />;
  return <AccountContent key={account.generalAccountId} account={account} viewOf={leadView} />;
}

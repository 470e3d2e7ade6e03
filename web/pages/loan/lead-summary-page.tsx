import { paths } from '../../shared/routes/paths.ts';
import { AccountContent } from './account-content.tsx';
import { leadView } from './lead-view.ts';
import { Elsewhere, LoanSkeleton } from './loan-placeholders.tsx';
import { openingTitle, useOpenLoan } from './open-loan.ts';

/** The summary of the open lead. A loan is redirected to its dashboard. */
export default function LeadSummaryPage() {
  const [opening] = useOpenLoan({ from: 'storage' });
  const { outcome } = opening;
  const title = openingTitle(opening, 'Lead');
  const account = opening.outcome === 'opened' ? opening.account : null;
  if (outcome === 'missing') return <Elsewhere to={paths.default} title="Lead" />;
  if (account?.isLead === false) return <Elsewhere to={paths.dashboard} title={title} />;
  if (!account) return <LoanSkeleton title={title} />;
  return <AccountContent key={account.generalAccountId} account={account} viewOf={leadView} />;
}

import type { Account, LoanDashboard } from '../../contracts/schemas/loan.ts';
import { PageBanner } from '../shell/page-banner.tsx';
import { Panel } from '../ui/panel.tsx';
import { useGetLoanDashboardQuery } from './api.ts';
import type { DashboardView } from './dashboard-view.ts';
import { joined } from './format.ts';
import { LoadFailure } from './load-failure.tsx';
import styles from './loan-page.module.css';
import { LoanSkeleton } from './loan-skeleton.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { soundDashboard } from './sound-dashboard.ts';
import { TermSheet } from './term-sheet.tsx';

interface ContentProps {
  readonly account: Account;
  readonly viewOf: (loan: LoanDashboard) => DashboardView;
}

interface AccountContentProps extends ContentProps {
  /** The task that it is opened for from a work queue. */
  readonly taskId?: number | null;
}

/** A loan or lead that has been opened: its panels, and the frame that selects it in the older application. */
export function AccountContent({ account, taskId = null, viewOf }: AccountContentProps) {
  return (
    <>
      <SelectionFrame generalAccountId={account.generalAccountId} taskId={taskId} />
      <Content account={account} viewOf={viewOf} />
    </>
  );
}

/** The stored account gives the title until the dashboard has arrived (C-18). */
function Content({ account, viewOf }: ContentProps) {
  const { generalAccountId, loanNumber, borrowerName, isLead } = account;
  const { data, isFetching, refetch } = useGetLoanDashboardQuery(generalAccountId, {
    refetchOnMountOrArgChange: true,
  });
  const title = joined([loanNumber, borrowerName]);
  const loan = soundDashboard(data);
  if (!loan) {
    if (isFetching) return <LoanSkeleton title={title} />;
    return <LoadFailure title={title} what={isLead ? 'lead' : 'loan'} onRetry={() => void refetch()} />;
  }
  const view = viewOf(loan);
  return (
    <>
      <PageBanner title={view.title || title} />
      <div className={styles['page']}>
        {view.panels.map(({ key, heading, isOpen, blocks }) => (
          <Panel key={key} heading={heading} isOpenAtFirst={isOpen}>
            <TermSheet
              blocks={blocks}
              emptyText="Nobody is assigned yet."
              generalAccountId={generalAccountId}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}

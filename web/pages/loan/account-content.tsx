import { Button } from 'antd';
import { useEffect } from 'react';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { awaited } from '../../shared/awaited.ts';
import { accountClosed } from '../../shared/store/session-slice.ts';
import { useAppDispatch } from '../../shared/store/store.ts';
import { Note } from '../../shared/ui/note.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { PageBanner } from '../../shell/banner/page-banner.tsx';
import { isNotFound, useGetLoanDashboardQuery } from './api.ts';
import type { DashboardView } from './dashboard-view.ts';
import { joined } from './format.ts';
import styles from './loan-page.module.css';
import { LoadFailure, LoanNotFound, PanelSkeletons } from './loan-placeholders.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { Facts, TermSheet } from './term-sheet.tsx';

interface ContentProps {
  readonly account: Account;
  readonly viewOf: (loan: LoanDashboard) => DashboardView;
}

interface AccountContentProps extends ContentProps {
  /** The work-queue task of the loan; null if it has none. */
  readonly taskId?: number | null;
}

/** The panels of an open loan or lead, and a hidden frame that selects the loan in the legacy application. */
export function AccountContent({ account, taskId = null, viewOf }: AccountContentProps) {
  return (
    <>
      <SelectionFrame generalAccountId={account.generalAccountId} taskId={taskId} />
      <Content account={account} viewOf={viewOf} />
    </>
  );
}

/** The dashboard or lead summary. Until it is loaded, the title comes from the account. */
function Content({ account, viewOf }: ContentProps) {
  const { generalAccountId, loanNumber, borrowerName, isLead } = account;
  const { currentData, error, isFetching, refetch } = useGetLoanDashboardQuery(generalAccountId, {
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useAppDispatch();
  const title = joined([loanNumber, borrowerName]);
  // A 404 of the dashboard: the open loan no longer exists.
  const isGone = !isFetching && isNotFound(error);
  useEffect(() => {
    if (isGone) dispatch(accountClosed());
  }, [isGone, dispatch]);
  if (isGone) return <LoanNotFound />;
  const what = isLead ? 'lead' : 'loan';
  const load = () => void awaited(refetch());
  if (!currentData && !isFetching) return <LoadFailure title={title} what={what} onRetry={load} />;
  const view = currentData && viewOf(currentData.loan);
  // What is shown stays when it cannot be loaded again.
  const problem = currentData && (error ? outdated(what) : currentData.isPartly ? partlyRead(what) : null);
  return (
    <>
      <PageBanner title={view?.title || title} />
      <div className={styles['page']} aria-busy={!view}>
        <Note
          kind="warning"
          text={problem ?? null}
          action={
            <Button size="small" onClick={load}>
              Try again
            </Button>
          }
        />
        {view ? (
          <>
            <Facts facts={view.facts} />
            {view.panels.map(({ key, heading, isOpen, blocks }) => (
              <Panel key={key} heading={heading} isOpenAtFirst={isOpen}>
                <TermSheet
                  blocks={blocks}
                  emptyText="No users are assigned yet."
                  generalAccountId={generalAccountId}
                />
              </Panel>
            ))}
          </>
        ) : (
          <PanelSkeletons />
        )}
      </div>
    </>
  );
}

const outdated = (what: string): string =>
  `We couldn't load the latest changes to this ${what}. Some values may be out of date.`;

/** Some values could not be parsed, so that their lines are blank. */
const partlyRead = (what: string): string =>
  `We couldn't read some details of this ${what}. A blank line may have a value that isn't shown.`;

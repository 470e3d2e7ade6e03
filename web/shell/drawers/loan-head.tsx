import { FileSearchOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { BorrowerEntries } from '../menu/borrower-entries.tsx';
import { loanLandingOf, loanLandingPaths } from '../menu/loan-landing.ts';
import type { MenuNode } from '../menu/parse-menu.ts';
import styles from './secondary-drawer.module.css';
import { useMakeWay } from '../menu/open-page.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelsClosed, panelToggled } from '../../shared/store/ui-slice.ts';
import { readTaskId } from '../../session/account.ts';

interface LoanHeadProps {
  readonly account: Account;
  readonly user: User;
  readonly borrowers: readonly MenuBorrower[];
  readonly nodes: readonly MenuNode[];
}

/** Head of the loan's menu: the loan, a button for its summary, and its borrowers. */
export function LoanHead({ account, user, borrowers, nodes }: LoanHeadProps) {
  const dispatch = useAppDispatch();
  const makeWay = useMakeWay();
  const isSummaryOpen = useAppSelector(({ ui }) => ui.panel === 'loanSummary');
  const landing = loanLandingPaths[loanLandingOf(account, user, readTaskId(account.generalAccountId))];
  return (
    <>
      <Link className={styles['loan']} to={landing} onClick={() => dispatch(panelsClosed())}>
        <bdi className={styles['number']}>{account.loanNumber}</bdi>
        <bdi className={styles['borrower']}>{account.borrowerName}</bdi>
      </Link>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isSummaryOpen}
        onClick={() => {
          makeWay();
          dispatch(panelToggled('loanSummary'));
        }}
      >
        <FileSearchOutlined aria-hidden="true" />
        General Loan Summary
      </button>
      <BorrowerEntries borrowers={borrowers} nodes={nodes} />
    </>
  );
}

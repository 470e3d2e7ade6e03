import { FileSearchOutlined } from '@ant-design/icons';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { readTaskId } from '../../session/account.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelToggled } from '../../shared/store/ui-slice.ts';
import { type BorrowerEntry, borrowersOf, nameOfLoan } from '../menu/borrowers.ts';
import { loanLandingOf, loanLandingPaths } from '../menu/loan-landing.ts';
import menuStyles from '../menu/menu.module.css';
import { BorrowerAvatar, MenuLink, RouteLink } from '../menu/menu-entry.tsx';
import { useMakeWay, useOpenPage } from '../menu/open-page.ts';
import type { MenuNode } from '../menu/parse-menu.ts';
import styles from './secondary-drawer.module.css';

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
  const open = useOpenPage();
  const isSummaryOpen = useAppSelector(({ ui }) => ui.panel === 'loanSummary');
  const landing = loanLandingPaths[loanLandingOf(account, user, readTaskId(account.generalAccountId))];
  return (
    <>
      <RouteLink
        className={styles['loan']}
        path={landing}
        open={() => void open({ as: 'route', path: landing })}
      >
        <bdi translate="no" className={styles['number']}>
          {account.loanNumber}
        </bdi>
        <bdi translate="no" className={styles['borrower']}>
          {nameOfLoan(account, borrowers)}
        </bdi>
      </RouteLink>
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
        <span>General Loan Summary</span>
      </button>
      <BorrowerEntries borrowers={borrowers} nodes={nodes} />
    </>
  );
}

interface BorrowerEntriesProps {
  readonly borrowers: readonly MenuBorrower[];
  readonly nodes: readonly MenuNode[];
}

/** The borrowers of the open loan, up to four. Each borrower is a link to the page of its menu entry. */
function BorrowerEntries({ borrowers, nodes }: BorrowerEntriesProps) {
  const open = useOpenPage();
  const entries = borrowersOf(borrowers, nodes);
  if (entries.length === 0) return null;
  return (
    <ul className={menuStyles['borrowers']} aria-label="Borrowers">
      {entries.map(({ node, ...borrower }) => (
        <li key={borrower.position}>
          {node ? (
            <MenuLink className={menuStyles['person']} target={node.target} onOpen={open}>
              <Borrower {...borrower} />
            </MenuLink>
          ) : (
            // The menu has no page for this borrower.
            <div className={menuStyles['person']}>
              <Borrower {...borrower} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Borrower({ fullName, initials, position }: Omit<BorrowerEntry, 'node'>) {
  return (
    <>
      <BorrowerAvatar initials={initials} position={position} />
      <span className={menuStyles['lines']}>
        <bdi translate="no">{fullName}</bdi>
        <span className={menuStyles['position']}>{positionNames[position]}</span>
      </span>
    </>
  );
}

const positionNames: Readonly<Record<MenuBorrower['borrowerPosition'], string>> = {
  'primary borrower': 'Primary borrower',
  'primary coborrower': 'Primary co-borrower',
  'secondary borrower': 'Secondary borrower',
  'secondary coborrower': 'Secondary co-borrower',
};

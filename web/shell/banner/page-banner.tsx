import { BarChartOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useMatches } from 'react-router-dom';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { useAccount } from '../../session/account.ts';
import { useKnownUser } from '../../session/session-context.ts';
import { paths, type RouteHandle } from '../../shared/routes/paths.ts';
import { isQueuePage } from '../../shared/routes/pipelines.ts';
import { useGo } from '../../shared/routes/use-go.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/store.ts';
import { panelToggled } from '../../shared/store/ui-slice.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { pageTitleId, useDocumentTitle } from '../../shared/ui/use-document-title.ts';
import { nameOfLoan } from '../menu/borrowers.ts';
import { useNewestBorrowers } from '../menu/use-menus.ts';
import styles from './banner.module.css';
import { CreateButtons } from './create-buttons.tsx';
import { LoanIcons } from './loan-icons-bar.tsx';
import { PipelineTitle } from './pipeline-title.tsx';
import { type Place, placeOf } from './place.ts';
import { QuickSearchBox } from './quick-search-box.tsx';

interface PageBannerProps {
  /** Title of the page. For a page of the SPA in a loan, the loan's number and borrower. */
  readonly title: string;
  /** True until the loan pipeline has finished its reset. */
  readonly isResetting?: boolean;
}

/** The head of each inner page: title on the left, actions on the right (document 000, section 2.3). */
export function PageBanner({ title: pageTitle, isResetting = false }: PageBannerProps) {
  const user = useKnownUser();
  const { search } = useLocation();
  const { handle, params = {} } = useMatches().at(-1) ?? {};
  const place = placeOf({ kind: (handle as RouteHandle | undefined)?.kind, params, search }, useAccount());
  const borrowers = useNewestBorrowers();
  const { title, page } = headingOf(place, pageTitle, borrowers);
  useDocumentTitle(page, title);
  return (
    <div className={styles['banner']}>
      <div className={styles['heading']}>
        {user && (place.kind === 'pipeline' || place.kind === 'elsewhere') ? (
          <PipelineTitle page={place.kind === 'pipeline' ? place.page : null} title={title} user={user} />
        ) : (
          <Title title={title} loanNumber={place.kind === 'loan' ? place.account.loanNumber : ''} />
        )}
        {page === null ? null : <span className={styles['page']}>{page}</span>}
      </div>
      {user ? <BannerActions place={place} user={user} isResetting={isResetting} /> : null}
    </div>
  );
}

/** Title of the banner: of a loan its number and its borrower, whose name may be written from right to left. */
function Title({ title, loanNumber }: { readonly title: string; readonly loanNumber: string }) {
  if (loanNumber === '' || !title.startsWith(`${loanNumber} `)) {
    return (
      <h1 id={pageTitleId} className={styles['title']}>
        {title}
      </h1>
    );
  }
  return (
    <h1 id={pageTitleId} className={styles['title']} translate="no">
      <span>{loanNumber}</span> <bdi>{title.slice(loanNumber.length + 1)}</bdi>
    </h1>
  );
}

/** Heading at the left of the banner. */
interface Heading {
  readonly title: string;
  /** Title of a legacy page of the loan; null for other pages. */
  readonly page: string | null;
}

/**
 * Returns the heading of a page. A legacy page of the loan gets the loan's number and borrower. The title of an SPA
 * page has both already; on the dashboard, the name is that of the dashboard's response.
 */
function headingOf(place: Place, pageTitle: string, borrowers: readonly MenuBorrower[]): Heading {
  return place.kind === 'loan' && place.isFramed
    ? { title: loanHeading(place.account, borrowers), page: pageTitle }
    : { title: pageTitle, page: null };
}

/** Returns loan number and borrower of the open loan, without blank parts. */
const loanHeading = (account: Account, borrowers: readonly MenuBorrower[]): string =>
  [account.loanNumber, nameOfLoan(account, borrowers)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

interface BannerActionsProps {
  readonly place: Place;
  readonly user: User;
  readonly isResetting: boolean;
}

/** The right side of the banner: the actions of this kind of page, then the general actions. */
function BannerActions({ place, user, isResetting }: BannerActionsProps) {
  const go = useGo();
  const page = place.kind === 'pipeline' ? place.page : null;
  return (
    <div className={`${styles['actions']} screen-only`}>
      {place.kind === 'loan' ? (
        <LoanIcons key={place.account.generalAccountId} account={place.account} user={user} />
      ) : null}
      {page !== null && isQueuePage(page) && user.hasWorkQueueDashboard ? <DashboardButton /> : null}
      {page === 'loan-pipeline' ? <QuickSearchBox /> : null}
      <Button
        className={styles['toSearch'] ?? ''}
        icon={<SearchOutlined aria-hidden />}
        onClick={() => go(paths.legacyPage('search'))}
      >
        <span>Search</span>
      </Button>
      {place.kind === 'creation' ? null : (
        <CreateButtons user={user} isWaiting={page === 'loan-pipeline' && isResetting} />
      )}
    </div>
  );
}

/** Button that opens the dashboard of the user's work queue. */
function DashboardButton() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ ui }) => ui.panel === 'workQueueDashboard');
  return (
    <IconButton
      label="Work Queue Dashboard"
      size="large"
      hasTooltip
      aria-expanded={isOpen}
      onClick={() => dispatch(panelToggled('workQueueDashboard'))}
    >
      <BarChartOutlined aria-hidden />
    </IconButton>
  );
}

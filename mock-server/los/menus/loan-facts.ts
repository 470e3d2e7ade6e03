import type { LoanUpdate } from '../../../contracts/operations/events.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { DashboardBorrower, LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { problem } from '../../platform/http/problems.ts';
import type { Compliance, LoanFile, PersonName } from '../../store/repositories/loan.ts';
import type { NoteCounts } from '../../store/repositories/notes.ts';
import { officeDay } from '../seeds/business-days.ts';
import { hasReached, isFinished } from '../seeds/statuses.ts';
import type { WorldStore } from '../../store/store.ts';
import type { PageIcon } from '../../../contracts/operations/shell.ts';

/** A loan or lead with the data that pages show. */
export interface OpenLoan {
  readonly account: Account;
  readonly dashboard: LoanDashboard;
  readonly file: LoanFile;
}

/** The data of an open loan or lead for menus and icons. */
export interface LoanFacts extends OpenLoan {
  readonly notes: NoteCounts;
}

/** Returns a loan or lead as it is at a time; null when there is none with this id. */
export async function openLoanOf(
  { loans }: WorldStore,
  generalAccountId: number,
  now: Date,
): Promise<OpenLoan | null> {
  const [account, dashboard, file] = await Promise.all([
    loans.account({ generalAccountId }),
    loans.dashboardJson(generalAccountId, officeDay(now)),
    loans.file(generalAccountId),
  ]);
  if (!account || dashboard === null || !file) return null;
  return { account, dashboard: JSON.parse(dashboard) as LoanDashboard, file };
}

/**
 * Returns the number of notes that a user may read: originators read shared notes only (S-6-14).
 *
 * @param viewer the user; missing for an event, which goes to all users: then all notes are counted
 */
export const readableNotes = (
  { count, countShared }: NoteCounts,
  viewer?: Pick<User, 'isOriginator'>,
): number => (viewer?.isOriginator ? countShared : count);

/** Returns the data of a loan or lead at a time, for menus and icons. @throws {ProblemError} account-not-found */
export async function loanFactsOf(
  store: WorldStore,
  generalAccountId: number,
  now: Date,
): Promise<LoanFacts> {
  const loan = await openLoanOf(store, generalAccountId, now);
  if (!loan) throw problem('account-not-found', `Loan ${generalAccountId} was not found.`);
  return { ...loan, notes: await store.notes.counts(generalAccountId) };
}

/** Returns whether the application date is automated, and how many of the six items are received (S-3-36, S-3-37). */
export function applicationCriteriaOf({
  dashboard,
}: Pick<LoanFacts, 'dashboard'>): LoanUpdate['applicationCriteria'] {
  const { applicationDate: _date, ...requirements } = dashboard.applicationCriteria;
  return {
    enableApplicationDateAutomation: dashboard.enableApplicationDateAutomation,
    completedApplicationCriteriaRequirements: Object.values(requirements).filter(Boolean).length,
  };
}

/** Returns true for an application without a lock that has not been closed or decided against. */
export const mayLock = ({
  applicationCriteria,
  loanDetails: { loanStatus, lockStatus },
}: LoanDashboard): boolean =>
  applicationCriteria.applicationDate !== null &&
  lockStatus !== 'Locked' &&
  lockStatus !== 'Lock Requested' &&
  !isFinished(loanStatus) &&
  !hasReached(loanStatus, 'Docs Signed');

/** Returns true for an application that is not in underwriting yet. */
export const maySubmit = ({ applicationCriteria, loanDetails: { loanStatus } }: LoanDashboard): boolean =>
  applicationCriteria.applicationDate !== null &&
  (loanStatus === 'Application' || loanStatus === 'Processing');

export type MenuBorrower = LoanUpdate['borrowers'][number];

/** Returns the borrowers of a loan that have a name, at most four, in the order of the loan menu. */
export function menuBorrowersOf(
  pair: {
    readonly primaryBorrower: DashboardBorrower;
    readonly primaryCoBorrower: DashboardBorrower | null;
  },
  file: LoanFile,
): MenuBorrower[] {
  return [
    menuBorrower('primary borrower', nameOf(pair.primaryBorrower)),
    menuBorrower('primary coborrower', pair.primaryCoBorrower && nameOf(pair.primaryCoBorrower)),
    menuBorrower('secondary borrower', file.secondaryBorrower),
    menuBorrower('secondary coborrower', file.secondaryCoBorrower),
  ].filter((borrower) => borrower !== null);
}

/** Returns the state of the compliance icon (S-3-30, S-3-31, S-3-32, S-3-33, S-3-34). */
export const complianceAlertsOf = ({ compliance }: LoanFile): LoanUpdate['complianceAlerts'] => ({
  showComplianceAlerts: compliance.verdict !== 'unchecked',
  showComplianceAlertsInsufficientData: compliance.verdict === 'insufficient',
  showComplianceAlertsStatus: statusOf(compliance) !== null,
  complianceAlertStatus: statusOf(compliance),
  numberOfFailureAlerts: compliance.failures.length,
});

/**
 * Returns the icons of an open loan.
 *
 * @param viewer the user who requests the menu, whose notes are counted. An event goes to all users and has no viewer:
 * it has all counts, and each client picks that of its user.
 */
export function pageIconsOf(facts: LoanFacts, viewer?: Pick<User, 'isOriginator'>): PageIcon[] {
  const criteria = applicationCriteriaOf(facts);
  const alerts = complianceAlertsOf(facts.file);
  const count = readableNotes(facts.notes, viewer);
  return [
    {
      name: 'application-criteria',
      visible: criteria.enableApplicationDateAutomation,
      disabled: false,
      badge: `${criteria.completedApplicationCriteriaRequirements}/6`,
    },
    { name: 'view-notes', visible: true, disabled: count === 0, badge: count === 0 ? null : String(count) },
    { name: 'add-note', visible: true, disabled: false, badge: null },
    {
      name: 'compliance-alerts',
      visible: alerts.showComplianceAlerts,
      disabled: alerts.showComplianceAlertsInsufficientData,
      badge: complianceBadgeOf(alerts),
    },
  ];
}

/**
 * Returns the badge of the compliance icon (S-4.2-32, S-4.2-33, S-4.2-34, S-4.2-35): `!` for
 * insufficient data, the number of failures, or a check mark. Returns null if the loan is not checked.
 */
export function complianceBadgeOf(alerts: LoanUpdate['complianceAlerts']): string | null {
  if (!alerts.showComplianceAlerts) return null;
  if (alerts.showComplianceAlertsInsufficientData) return '!';
  return alerts.complianceAlertStatus === 'fail' ? String(alerts.numberOfFailureAlerts) : '✓';
}

/**
 * Returns the data of the event `loanUpdate` for the current state of a loan.
 *
 * @throws {ProblemError} account-not-found
 */
export async function loanUpdateOf(store: WorldStore, generalAccountId: number): Promise<LoanUpdate> {
  // Nothing in the event depends on the day.
  const facts = await loanFactsOf(store, generalAccountId, new Date(0));
  return {
    loanNumber: facts.account.loanNumber,
    generalAccountId,
    borrowers: menuBorrowersOf(facts.dashboard, facts.file),
    icons: pageIconsOf(facts),
    complianceAlerts: complianceAlertsOf(facts.file),
    notes: { ...facts.notes },
    applicationCriteria: applicationCriteriaOf(facts),
  };
}

const statusOf = ({ verdict }: Compliance): LoanUpdate['complianceAlerts']['complianceAlertStatus'] =>
  verdict === 'pass' || verdict === 'fail' ? verdict : null;

function menuBorrower(
  borrowerPosition: MenuBorrower['borrowerPosition'],
  name: PersonName | null,
): MenuBorrower | null {
  const { firstName = '', lastName = '' } = name ?? {};
  const fullName = `${firstName} ${lastName}`.trim();
  if (fullName === '') return null;
  return {
    fullName,
    initials: `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase(),
    borrowerPosition,
  };
}

const nameOf = (borrower: DashboardBorrower): PersonName => ({
  firstName: borrower.borrowerFirstName ?? '',
  lastName: borrower.borrowerLastName ?? '',
});

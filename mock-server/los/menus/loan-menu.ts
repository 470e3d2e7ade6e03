import { hasReached, isFinished } from '../seeds/statuses.ts';
import type { LoanMenu, MenuEntry } from '../../../contracts/operations/shell.ts';
import {
  menuBorrowersOf,
  type LoanFacts,
  pageIconsOf,
  complianceAlertsOf,
  applicationCriteriaOf,
  readableNotes,
  complianceBadgeOf,
  mayLock,
  maySubmit,
} from './loan-facts.ts';
import {
  item,
  menuOf,
  ownPage,
  single,
  group,
  type Item,
  legacyPage,
  type Marks,
  titledPage,
} from './entries.ts';
import type { User } from '../../../contracts/operations/session.ts';

/**
 * Returns the menu, icons and borrowers of a loan or lead. The landing page is the first and selected item (S-4.2-08).
 */
export function loanMenuOf(facts: LoanFacts, viewer: LoanViewer): LoanMenu {
  return {
    navigationMenu: menuOf([single('Loan', landingItem(facts, viewer)), ...subMenusOf(facts, viewer)]),
    pageIcons: pageIconsOf(facts, viewer.user),
    borrowers: menuBorrowersOf(facts.dashboard, facts.file),
  };
}

/** The user who requests the menu of a loan, and the user's open task. */
export interface LoanViewer {
  readonly user: User;
  readonly taskId: number | null;
}

/** Returns the nine sub-menus of a loan (S-2.4-32). Items that do not fit loan or user are disabled or hidden. */
export function subMenusOf(facts: LoanFacts, viewer: LoanViewer): ((index: number) => MenuEntry)[] {
  const { isLead } = facts.account;
  const sub = (name: string, icon: string, items: readonly Item[], marks: Marks = {}) =>
    group('Loan', name, items, { icon, ...marks });
  return [
    sub('Forms', 'form', forms(facts)),
    sub('Loan Application', 'solution', loanApplication(facts)),
    sub('Doc Packages', 'folder', docPackages(facts)),
    sub('Closing Docs', 'file-done', closingDocs(facts), { hidden: isLead }),
    sub('Loan Services', 'shop', loanServices(facts, viewer)),
    sub('Status Tracking', 'flag', statusTracking(facts, viewer)),
    sub('Actions', 'thunderbolt', actions(facts, viewer)),
    sub('Imaging', 'picture', imaging(facts)),
    sub('Automation', 'robot', automation(facts)),
  ];
}

const landingItem = ({ account }: LoanFacts, { user, taskId }: LoanViewer) => {
  if (account.isLead) {
    return item('Lead Summary', ownPage('LeadSummary', '/lead-summary'), { icon: 'profile', selected: true });
  }
  if (taskId !== null && (user.workQueueType === 'LoanOpener' || user.workQueueType === 'Processor')) {
    return item('Work Order', ownPage('WorkOrder', '/work-queue'), { icon: 'tool', selected: true });
  }
  return item('Dashboard', ownPage('Dashboard', '/dashboard'), { icon: 'dashboard', selected: true });
};

function forms({ account, dashboard }: LoanFacts): Item[] {
  const form = formsOf(account.generalAccountId);
  const { loanStatus } = dashboard.loanDetails;
  const isApplication = dashboard.applicationCriteria.applicationDate !== null;
  const missing = missingItemsOf(dashboard.applicationCriteria);
  return [
    item('Uniform Residential Loan Application', form('uniform-residential-loan-application'), {
      keyword: '1003 URLA',
      edit: true,
      print: true,
      view: true,
    }),
    item('Loan Estimate', form('loan-estimate'), {
      keyword: 'LE fees',
      print: true,
      view: true,
      isDisabled: !isApplication,
    }),
    item('Closing Disclosure', form('closing-disclosure'), {
      keyword: 'CD',
      print: true,
      view: true,
      isDisabled: !hasReached(loanStatus, 'Clear to Close'),
    }),
    item('Intent to Proceed', form('intent-to-proceed'), {
      print: true,
      view: true,
      hidden: account.isLead,
      isDisabled: !isApplication,
    }),
    item('Notice of Incompleteness', form('notice-of-incompleteness'), {
      keyword: 'NOI',
      print: true,
      hidden: account.isLead || missing === 0 || isFinished(loanStatus),
      ...(missing > 0 ? { badge: String(missing) } : {}),
    }),
  ];
}

function loanApplication(facts: LoanFacts): Item[] {
  const { account, dashboard, file } = facts;
  const accountId = account.generalAccountId;
  const form = formsOf(accountId);
  const criteria = applicationCriteriaOf(facts);
  return [
    ...menuBorrowersOf(dashboard, file).map(({ fullName, initials, borrowerPosition }) =>
      item(fullName, form(borrowerPosition.replaceAll(' ', '-')), {
        keyword: borrowerPosition,
        initials,
        icon: 'user',
        edit: true,
        view: true,
      }),
    ),
    titledPage(
      'razor-modal',
      'ApplicationCriteria',
      { accountId },
      {
        keyword: 'TRID application date',
        badge: `${criteria.completedApplicationCriteriaRequirements}/6`,
        hidden: !criteria.enableApplicationDateAutomation,
      },
    ),
    item('Income and Employment', form('income-and-employment'), { edit: true, view: true }),
    item('Assets and Liabilities', form('assets-and-liabilities'), { edit: true, view: true }),
    titledPage('razor-modal', 'LoanSummary', { accountId }, { view: true }),
  ];
}

function docPackages({ account, dashboard }: LoanFacts): Item[] {
  const page = pagesOf(account.generalAccountId);
  const { loanStatus } = dashboard.loanDetails;
  const isApplication = dashboard.applicationCriteria.applicationDate !== null;
  return [
    item('Initial Disclosures', page('initial-disclosures'), {
      icon: 'file',
      icon2: 'printer',
      print: true,
      isDisabled: !isApplication,
    }),
    item('Changed Circumstance', page('changed-circumstance'), {
      icon: 'file',
      icon2: 'edit',
      isDisabled: !isApplication || isFinished(loanStatus) || hasReached(loanStatus, 'Docs Signed'),
    }),
    item('Adverse Action', page('adverse-action'), {
      icon: 'file',
      icon2: 'printer',
      print: true,
      isDisabled: loanStatus !== 'Denied',
    }),
  ];
}

function closingDocs({ account, dashboard }: LoanFacts): Item[] {
  const page = pagesOf(account.generalAccountId);
  const { loanStatus } = dashboard.loanDetails;
  const isDisabled = !hasReached(loanStatus, 'Clear to Close');
  return [
    item('Closing Package', page('closing-package'), { print: true, isDisabled }),
    item('Note and Security Instrument', page('note-and-security-instrument'), { print: true, isDisabled }),
    item('Funding Worksheet', page('funding-worksheet'), {
      edit: true,
      isDisabled: !hasReached(loanStatus, 'Docs Signed'),
    }),
  ];
}

function loanServices({ account }: LoanFacts, { user }: LoanViewer): Item[] {
  const accountId = account.generalAccountId;
  return [
    item('Order Services', legacyPage('legacy-modal', 'VendorSelect', { accountId }), {
      keyword: 'vendor title flood credit',
    }),
    item('Credit Monitor', legacyPage('lending-portal', 'CreditMonitor', { accountId }), {
      keyword: 'debt bureau score',
      icon2: 'export',
    }),
    item('Lending Portal', legacyPage('lending-portal', 'menu-item', { accountId, item: 'lending-portal' }), {
      icon2: 'export',
    }),
    item('Product and Pricing', legacyPage('optimal-blue-modal', 'OptimalBlueCurrentUser', { accountId }), {
      keyword: 'Optimal Blue rates',
      hidden: !user.hasOptimalBlueSearch,
    }),
  ];
}

function statusTracking({ account }: LoanFacts, { taskId }: LoanViewer): Item[] {
  const accountId = account.generalAccountId;
  const page = pagesOf(accountId);
  return [
    item('Lock History', legacyPage('legacy-page', 'lock-history', { accountId }), {
      keyword: 'rate lock',
      hidden: account.isLead,
    }),
    item('Milestones', page('milestones'), { view: true }),
    item(
      'Work Order',
      legacyPage('legacy-page', 'WorkOrderTask', { accountId, taskId: taskId ?? undefined }),
      {
        keyword: 'task queue',
        hidden: taskId === null,
      },
    ),
  ];
}

function actions({ account, file, notes, dashboard }: LoanFacts, { user }: LoanViewer): Item[] {
  const accountId = account.generalAccountId;
  const alerts = complianceAlertsOf(file);
  const badge = complianceBadgeOf(alerts);
  const count = readableNotes(notes, user);
  return [
    item('View Notes', legacyPage('legacy-modal', 'ViewNotes', { accountId }), {
      hidden: !user.showLoanNotes,
      isDisabled: count === 0,
      ...(count > 0 ? { badge: String(count) } : {}),
    }),
    item('Add Note', legacyPage('legacy-modal', 'AddNote', { accountId }), {
      hidden: !user.showLoanNotes || !user.userCanAddNotes,
    }),
    item('Compliance Alerts', legacyPage('razor-modal', 'ComplianceAlerts', { accountId }), {
      ...(badge === null ? {} : { badge }),
      hidden: !alerts.showComplianceAlerts,
      isDisabled: alerts.showComplianceAlertsInsufficientData,
    }),
    item('Request Lock', pagesOf(accountId)('request-lock'), {
      isDisabled: !mayLock(dashboard),
      hidden: account.isLead,
    }),
  ];
}

function imaging({ account }: LoanFacts): Item[] {
  const accountId = account.generalAccountId;
  return [
    item('Image Flow', legacyPage('legacy-modal', 'ImageFlow', { accountId }), {
      keyword: 'documents scans',
    }),
    item('Cover Sheets', pagesOf(accountId)('cover-sheets'), { print: true }),
  ];
}

function automation({ account, dashboard }: LoanFacts): Item[] {
  const accountId = account.generalAccountId;
  const statusOf = (...services: readonly string[]): string | undefined =>
    dashboard.loanDetails.underwritingStatusResults.find(({ underwritingService }) =>
      services.includes(underwritingService),
    )?.statusDisplay;
  const findings = statusOf('Desktop Underwriter', 'Desktop Originator');
  const feedback = statusOf('Loan Product Advisor');
  // The report types of L-4.10-04, L-4.10-05, L-4.10-06.
  const report = /error/i.test(findings ?? '') ? { type: 3 } : { type: 2, print: 'true' };
  return [
    item(
      'Underwriting Findings',
      legacyPage('legacy-modal', 'DesktopUnderwriterReport', { accountId, ...report }),
      { keyword: 'DU DO', isDisabled: findings === undefined },
    ),
    item(
      'Underwriting Feedback',
      legacyPage('legacy-modal', 'LoanProductAdvisorReport', { accountId, type: 0 }),
      { keyword: 'LPA', isDisabled: feedback === undefined },
    ),
    item('Submit to Underwriting', pagesOf(accountId)('submit-to-underwriting'), {
      isDisabled: !maySubmit(dashboard),
    }),
  ];
}

/** Returns the page of a form of the loan. All forms share one legacy page. */
const formsOf = (accountId: number) => (name: string) =>
  legacyPage('custom-form', 'menu-item', { accountId, item: name });

const pagesOf = (accountId: number) => (name: string) =>
  legacyPage('legacy-page', 'menu-item', { accountId, item: name });

const missingItemsOf = (criteria: LoanFacts['dashboard']['applicationCriteria']): number =>
  Object.values(criteria).filter((value) => value === false).length;

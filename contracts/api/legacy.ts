/** Width and height of a window, dialog or panel in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the product shows a page of the legacy application. */
export type Presentation =
  /** Full page inside the frame of /lf/{page}. */
  | 'page'
  /** Embedded in an expandable panel of the banner or a drawer. */
  | 'panel'
  /** Dialog drawn by the SPA around a frame. */
  | 'dialog'
  /** Window of its own. */
  | 'popup'
  /** Invisible frame, which selects a loan or task in the legacy session. */
  | 'hidden-frame'
  /** Reached by a full page load, outside the SPA. */
  | 'full-page';

/** One page of the legacy application. */
export interface LegacyPage {
  readonly method: 'GET';
  /** Address from the site root. */
  readonly path: string;
  readonly query?: readonly string[];
  readonly presentation: Presentation;
  readonly title: string;
  readonly size?: Size;
  /** True if opening the page closes the open loan, as for pipelines and queues (S-4.2-10 to S-4.2-15). */
  readonly closesLoan?: boolean;
}

/** Text, status, order and page of a list. They are in the product's address, so that Back finds the same list. */
const listQuery = ['search', 'status', 'sort', 'direction', 'after', 'before'];

const page = (path: string, title: string, query?: readonly string[]) =>
  ({ method: 'GET', path, title, presentation: 'page', ...(query ? { query } : {}) }) as const;

const list = (path: string, title: string) => page(path, title, listQuery);

const closingLoan = <const Page extends object>(closing: Page) => ({ ...closing, closesLoan: true }) as const;

const shown = <
  const Way extends Presentation,
  const More extends Pick<LegacyPage, 'query' | 'size'> = object,
>(
  presentation: Way,
  path: string,
  title: string,
  more: More = {} as More,
) => ({ method: 'GET', path, title, presentation, ...more }) as const;

/** Sizes of windows, in pixels (S-9-16, S-9-18, L-4.10-02). */
const smallWindow = { width: 750, height: 500 } as const;
const notesWindow = { width: 980, height: 580 } as const;
const reportWindow = { width: 420, height: 1025 } as const;

/**
 * Every page of the legacy application that the documents name, by the name in its address /lf/{page} (S-2.1-43). Pages
 * that the SPA renders itself are not included.
 */
export const legacyPages = {
  WhatsNew: closingLoan(page('/Home/WhatsNew', "What's New")),
  'loan-pipeline': page(
    '/Pipeline/LoanPipeline',
    'Mortgage Pipeline',
    // Gets the text of the quick-search box and sends the matches back to the product.
    ['handedOver', ...listQuery],
  ),
  'lead-pipeline': list('/Pipeline/LeadPipeline', 'Lead Pipeline'),
  'closing-queue': list('/Pipeline/ClosingQueue', 'Closing Queue'),
  'funding-queue': list('/Pipeline/FundingQueue', 'Funding Queue'),
  'loan-opener-queue': list('/Pipeline/LoanOpenerQueue', 'Loan Opener Queue'),
  'processor-queue': list('/Pipeline/ProcessorQueue', 'Processor Queue'),
  'underwriting-queue': list('/Pipeline/UnderwritingQueue', 'Underwriting Queue'),
  'optimal-blue-pipeline': list('/Pipeline/OptimalBluePipeline', 'Optimal Blue Pipeline'),
  ResourceRates: closingLoan(page('/Resources/Rates', 'Rates')),
  UpdateUserProfile: closingLoan(page('/User/UpdateUserProfile', 'View profile')),
  DelegatedAdminUsers: closingLoan(page('/DelegatedAdmin/Users', 'Manage User Accounts')),
  DelegatedAdminInstitution: closingLoan(page('/DelegatedAdmin/Institution', 'Manage Institutions')),
  WorkOrderTask: page('/WorkOrder/Task', 'Work Order', ['accountId', 'taskId']),
  'import-loan': page('/LoanSetup/Import', 'Import Loan', ['format', 'file']),
  'register-loan': page('/LoanSetup/Register', 'Register Loan', ['institutionId', 'originatorUserId']),
  'quick-lock': page('/LoanSetup/QuickLock', 'Quick Lock', ['institutionId', 'originatorUserId']),
  'scenario-pricer': page('/LoanSetup/ScenarioPricer', 'Scenario Pricer', [
    'institutionId',
    'originatorUserId',
    'amount',
    'lockDays',
  ]),
  'lock-history': page('/Lock/History', 'Lock History', ['accountId']),
  search: page('/Search/Loans', 'Search', ['search']),
  /** Placeholder for menu items without a documented page: forms, packages, reports (C-26). */
  'menu-item': page('/MenuItem/Show', 'Menu Item', ['item', 'accountId']),
  CreateLoanCheck: page('/LoanSetup/CreateLoanCheck', 'Create Loan'),

  AdminHome: shown('full-page', '/login/AdminHome', 'Administration'),
  AdminHomeSupport: shown('full-page', '/login/AdminHomeSupport', 'Support Administration'),

  SelectLoan: shown('hidden-frame', '/Search/SelectLoan', 'Select Loan', {
    query: ['accountId'],
  }),
  SelectQueueTask: shown('hidden-frame', '/Search/SelectQueueTask', 'Select Task', {
    query: ['accountId', 'taskId'],
  }),

  ComplianceAlerts: shown('panel', '/ComplianceAlerts/GetByAccountId', 'Compliance Alerts', {
    query: ['accountId'],
    size: { width: 992, height: 745 },
  }),
  ApplicationCriteria: shown('panel', '/Search/ApplicationCriteriaNewUI', 'Application Criteria', {
    query: ['accountId'],
    size: { width: 313, height: 229 },
  }),
  LoanSummary: shown('panel', '/Search/LoanSummaryNewUI', 'Loan Summary', {
    query: ['accountId'],
    size: { width: 992, height: 429 },
  }),
  TaskQueueDashboard: shown('panel', '/Pipeline/Search/WorkQueueDashboardNewUI', 'Work Queue Dashboard', {
    size: { width: 952, height: 475 },
  }),
  /** Dialog that the menu entry Loan Services opens for the open loan (S-7-34). */
  VendorSelect: shown('dialog', '/Search/VendorSelectNewUI', 'Order Services', {
    query: ['accountId'],
  }),

  OptimalBlueSelectOriginator: shown('dialog', '/OptimalBlue/SelectOriginator', 'Select Originator'),
  OptimalBlueCurrentUser: shown('dialog', '/OptimalBlue/CurrentUser', 'Product and Pricing'),
  OptimalBlueSearch: shown('dialog', '/OptimalBlue/Search', 'Optimal Blue Search'),

  LosHelp: shown('popup', '/Help/LosHelp', 'LOS Help', {
    size: smallWindow,
  }),
  LenderHelp: shown('popup', '/Help/LenderHelp', 'Lender Help', {
    size: smallWindow,
  }),
  ContactUs: shown('popup', '/Help/ContactUs', 'Contact Us', {
    size: smallWindow,
  }),
  TermsOfService: shown('popup', '/assets/terms-of-service.html', 'Terms of Service', {
    size: smallWindow,
  }),
  ViewNotes: shown('popup', '/Notes/View', 'View Notes', {
    query: ['accountId'],
    size: notesWindow,
  }),
  AddNote: shown('popup', '/Notes/Add', 'Add Note', {
    query: ['accountId'],
    size: notesWindow,
  }),
  ImageFlow: shown('popup', '/ImageFlow/View', 'Image Flow', {
    query: ['accountId'],
    size: smallWindow,
  }),
  CreditMonitor: shown('popup', '/Credit/Monitor', 'Credit Monitor', {
    query: ['accountId'],
    size: { width: 800, height: 600 },
  }),
  LoanDebug: shown('popup', '/Debug/Loan', 'Debug', {
    query: ['accountId'],
    size: smallWindow,
  }),
  DesktopUnderwriterReport: shown('popup', '/Report/retrieveReport_du', 'Underwriting Findings', {
    query: ['accountId', 'type'],
    size: reportWindow,
  }),
  LoanProductAdvisorReport: shown('popup', '/Report/retrieveReport_lp', 'Underwriting Feedback', {
    query: ['accountId', 'type'],
    size: reportWindow,
  }),
} as const satisfies Readonly<Record<string, LegacyPage>>;

export type LegacyPageName = keyof typeof legacyPages;

/** Pages whose addresses an installation may set in `pageAddresses` of GET /api/configuration. */
export const configurablePages = [
  'LosHelp',
  'LenderHelp',
  'ContactUs',
  'OptimalBlueSearch',
  'OptimalBlueSelectOriginator',
  'OptimalBlueCurrentUser',
  'LoanDebug',
] as const satisfies readonly LegacyPageName[];
export type ConfigurablePageName = (typeof configurablePages)[number];

/** Name of a page that opens in a window of its own. */
export type PopupPageName = {
  [Name in LegacyPageName]: (typeof legacyPages)[Name]['presentation'] extends 'popup' ? Name : never;
}[LegacyPageName];

export const isPopupPageName = (name: unknown): name is PopupPageName =>
  typeof name === 'string' &&
  Object.hasOwn(legacyPages, name) &&
  legacyPages[name as LegacyPageName].presentation === 'popup';

/** Returns the address of a legacy page with these parameters as its query. Undefined parameters are left out. */
export function legacyAddress(
  name: LegacyPageName,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = Object.entries(parameters)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  const { path } = legacyPages[name];
  return query === '' ? path : `${path}?${query}`;
}

/** Titles of menu items that are named otherwise in the menu of a loan (C-26). */
const menuTitles: ReadonlyMap<string, string> = new Map([
  ['forms-docs', 'Forms'],
  ['services-tab', 'Loan Services'],
  ['ribbon', 'Actions'],
]);

/** Returns the title of a menu item without a documented page: "Intent to Proceed" for `intent-to-proceed`. */
export function titleOfItem(item: string): string {
  const known = menuTitles.get(item);
  if (known !== undefined) return known;
  const words = item.split('-').filter((word) => word !== '');
  const inTitleCase = (word: string, at: number) =>
    at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  return words.length === 0 ? legacyPages['menu-item'].title : words.map(inTitleCase).join(' ');
}

const smallWords: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

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
  readonly rules: readonly string[];
  /** True if opening the page closes the open loan, as for pipelines and queues (S-4.2-10 to S-4.2-15). */
  readonly closesLoan?: boolean;
}

/** Text, status, order and page of a list. They are in the product's address, so that Back finds the same list. */
const listQuery = ['search', 'status', 'sort', 'direction', 'after', 'before'];

const page = (path: string, title: string, rules: readonly string[], query?: readonly string[]) =>
  ({ method: 'GET', path, title, presentation: 'page', rules, ...(query ? { query } : {}) }) as const;

const list = (path: string, title: string, rules: readonly string[]) => page(path, title, rules, listQuery);

const closingLoan = <const Page extends object>(closing: Page) => ({ ...closing, closesLoan: true }) as const;

const shown = <
  const Way extends Presentation,
  const More extends Pick<LegacyPage, 'query' | 'size'> = object,
>(
  presentation: Way,
  path: string,
  title: string,
  rules: readonly string[],
  more: More = {} as More,
) => ({ method: 'GET', path, title, presentation, rules, ...more }) as const;

/**
 * Every page of the legacy application that the documents name, by the name in its address /lf/{page} (S-2.1-43). Pages
 * that the SPA renders itself are not included.
 */
export const legacyPages = {
  WhatsNew: closingLoan(page('/Home/WhatsNew', "What's New", ['S-2.1-31', 'S-4.3-04'])),
  'loan-pipeline': page(
    '/Pipeline/LoanPipeline',
    'Mortgage Pipeline',
    ['S-2.1-32', 'S-4.3-11'],
    // Gets the text of the quick-search box and sends the matches back to the product.
    ['handedOver', ...listQuery],
  ),
  'lead-pipeline': list('/Pipeline/LeadPipeline', 'Lead Pipeline', ['S-2.1-32']),
  'closing-queue': list('/Pipeline/ClosingQueue', 'Closing Queue', ['S-2.1-32', 'S-4.3-06']),
  'funding-queue': list('/Pipeline/FundingQueue', 'Funding Queue', ['S-2.1-32', 'S-4.3-07']),
  'loan-opener-queue': list('/Pipeline/LoanOpenerQueue', 'Loan Opener Queue', ['S-2.1-32', 'S-4.3-08']),
  'processor-queue': list('/Pipeline/ProcessorQueue', 'Processor Queue', ['S-2.1-32', 'S-4.3-09']),
  'underwriting-queue': list('/Pipeline/UnderwritingQueue', 'Underwriting Queue', ['S-2.1-32', 'S-4.3-10']),
  'optimal-blue-pipeline': list('/Pipeline/OptimalBluePipeline', 'Optimal Blue Pipeline', ['S-2.3-11']),
  ResourceRates: closingLoan(page('/Resources/Rates', 'Rates', ['S-2.1-33'])),
  UpdateUserProfile: closingLoan(page('/User/UpdateUserProfile', 'View profile', ['S-2.1-34'])),
  DelegatedAdminUsers: closingLoan(page('/DelegatedAdmin/Users', 'Manage User Accounts', ['S-2.1-35'])),
  DelegatedAdminInstitution: closingLoan(
    page('/DelegatedAdmin/Institution', 'Manage Institutions', ['S-2.1-36']),
  ),
  WorkOrderTask: page('/WorkOrder/Task', 'Work Order', ['S-2.1-37'], ['accountId', 'taskId']),
  'import-loan': page('/LoanSetup/Import', 'Import Loan', ['S-2.5-11'], ['format', 'file']),
  'register-loan': page(
    '/LoanSetup/Register',
    'Register Loan',
    ['S-2.5-13'],
    ['institutionId', 'originatorUserId'],
  ),
  'quick-lock': page(
    '/LoanSetup/QuickLock',
    'Quick Lock',
    ['S-2.5-12'],
    ['institutionId', 'originatorUserId'],
  ),
  'scenario-pricer': page(
    '/LoanSetup/ScenarioPricer',
    'Scenario Pricer',
    ['S-2.5-14'],
    ['institutionId', 'originatorUserId', 'amount', 'lockDays'],
  ),
  'lock-history': page('/Lock/History', 'Lock History', ['S-2.4-42'], ['accountId']),
  search: page('/Search/Loans', 'Search', ['S-2.3-17'], ['search']),
  /** Placeholder for menu items without a documented page: forms, packages, reports (C-26). */
  'menu-item': page('/MenuItem/Show', 'Menu Item', ['S-2.4-36', 'S-2.4-40'], ['item', 'accountId']),
  CreateLoanCheck: page('/LoanSetup/CreateLoanCheck', 'Create Loan', ['S-3-74', 'L-4.4-08']),

  AdminHome: shown('full-page', '/login/AdminHome', 'Administration', ['S-2.1-26', 'S-4.3-02']),
  AdminHomeSupport: shown('full-page', '/login/AdminHomeSupport', 'Support Administration', [
    'S-2.1-27',
    'S-4.3-02',
  ]),

  SelectLoan: shown('hidden-frame', '/Search/SelectLoan', 'Select Loan', ['S-2.1-07', 'S-7-28'], {
    query: ['accountId'],
  }),
  SelectQueueTask: shown('hidden-frame', '/Search/SelectQueueTask', 'Select Task', ['S-2.1-14', 'S-7-28'], {
    query: ['accountId', 'taskId'],
  }),

  ComplianceAlerts: shown(
    'panel',
    '/ComplianceAlerts/GetByAccountId',
    'Compliance Alerts',
    ['S-7-23', 'S-2.3-21', 'S-9-21'],
    {
      query: ['accountId'],
      size: { width: 992, height: 745 },
    },
  ),
  ApplicationCriteria: shown(
    'panel',
    '/Search/ApplicationCriteriaNewUI',
    'Application Criteria',
    ['S-7-24', 'S-2.3-22', 'S-9-22'],
    {
      query: ['accountId'],
      size: { width: 313, height: 229 },
    },
  ),
  LoanSummary: shown(
    'panel',
    '/Search/LoanSummaryNewUI',
    'Loan Summary',
    ['S-7-25', 'S-2.3-24', 'S-2.4-20', 'S-9-11'],
    {
      query: ['accountId'],
      size: { width: 992, height: 429 },
    },
  ),
  TaskQueueDashboard: shown(
    'panel',
    '/Pipeline/Search/WorkQueueDashboardNewUI',
    'Work Queue Dashboard',
    ['S-7-26', 'S-2.3-23', 'S-9-19'],
    {
      size: { width: 952, height: 475 },
    },
  ),
  /** Dialog that the menu entry Loan Services opens for the open loan (S-7-34). */
  VendorSelect: shown('dialog', '/Search/VendorSelectNewUI', 'Order Services', ['S-7-27'], {
    query: ['accountId'],
  }),

  OptimalBlueSelectOriginator: shown('dialog', '/OptimalBlue/SelectOriginator', 'Select Originator', [
    'S-4.4-12',
  ]),
  OptimalBlueCurrentUser: shown('dialog', '/OptimalBlue/CurrentUser', 'Product and Pricing', ['S-4.4-13']),
  OptimalBlueSearch: shown('dialog', '/OptimalBlue/Search', 'Optimal Blue Search', ['S-6-08']),

  LosHelp: shown('popup', '/Help/LosHelp', 'LOS Help', ['S-2.2-12', 'S-2.2-13'], {
    size: { width: 750, height: 500 },
  }),
  LenderHelp: shown('popup', '/Help/LenderHelp', 'Lender Help', ['S-2.2-12', 'S-2.2-13'], {
    size: { width: 750, height: 500 },
  }),
  ContactUs: shown('popup', '/Help/ContactUs', 'Contact Us', ['S-2.2-12', 'S-2.2-13'], {
    size: { width: 750, height: 500 },
  }),
  TermsOfService: shown('popup', '/assets/terms-of-service.html', 'Terms of Service', ['S-7-32', 'S-8-14'], {
    size: { width: 750, height: 500 },
  }),
  ViewNotes: shown('popup', '/Notes/View', 'View Notes', ['S-2.3-14', 'S-9-18'], {
    query: ['accountId'],
    size: { width: 980, height: 580 },
  }),
  AddNote: shown('popup', '/Notes/Add', 'Add Note', ['S-2.3-15', 'S-9-18'], {
    query: ['accountId'],
    size: { width: 980, height: 580 },
  }),
  ImageFlow: shown('popup', '/ImageFlow/View', 'Image Flow', ['S-7-14'], {
    query: ['accountId'],
    size: { width: 750, height: 500 },
  }),
  CreditMonitor: shown('popup', '/Credit/Monitor', 'Credit Monitor', ['S-9-17'], {
    query: ['accountId'],
    size: { width: 800, height: 600 },
  }),
  LoanDebug: shown('popup', '/Debug/Loan', 'Debug', ['S-2.4-30'], {
    query: ['accountId'],
    size: { width: 750, height: 500 },
  }),
  DesktopUnderwriterReport: shown(
    'popup',
    '/Report/retrieveReport_du',
    'Underwriting Findings',
    ['L-4.10-03', 'L-4.10-02'],
    {
      query: ['accountId', 'type'],
      size: { width: 420, height: 1025 },
    },
  ),
  LoanProductAdvisorReport: shown(
    'popup',
    '/Report/retrieveReport_lp',
    'Underwriting Feedback',
    ['L-4.10-06', 'L-4.10-02'],
    {
      query: ['accountId', 'type'],
      size: { width: 420, height: 1025 },
    },
  ),
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

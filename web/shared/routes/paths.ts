import type { LegacyPageName } from '../../../contracts/api/legacy.ts';

/**
 * Every address of the SPA. Nothing else writes one by hand.
 * The catalogue of legacy pages is only a type here: the start-up needs these addresses and must stay small.
 */
export const paths = {
  root: '/',
  default: '/default',
  callback: '/callback',
  signedOut: '/signed-out',
  alertMessage: '/alert-message',
  error: (code?: number | string) => (code === undefined ? '/error' : `/error/${encodeURIComponent(code)}`),
  dashboard: '/dashboard',
  dashboardOf: (applicationIdentifier: string) => `/dashboard/${encodeURIComponent(applicationIdentifier)}`,
  dashboardTask: (accountId: number, taskId: number) => `/dashboard/${accountId}/${taskId}`,
  leadSummary: '/lead-summary',
  workQueue: '/work-queue',
  switchProfile: (userId: number) => `/switch-profile/${userId}`,
  /** The borrower check, which comes before a new loan (C-23). */
  createLoanCheck: '/create-loan',
  newLoan: '/new-loan',
  newLead: '/new-lead',
  legacyPage: (name: LegacyPageName) => `/lf/${name}`,
  /** For a name that comes from elsewhere: it may be no page at all. */
  legacyPageNamed: (name: string) => `/lf/${encodeURIComponent(name)}`,
} as const;

/** Routes that open a menu and the page of the legacy application that belongs to it (C-26). */
export const onDemandPaths = {
  formsDocs: '/forms-docs',
  delivery: '/delivery',
  ribbon: '/ribbon',
  statusTracking: '/status-tracking',
  docPackages: '/doc-packages',
  servicesTab: '/services-tab',
  menu: '/menu',
  pipelines: '/pipelines',
} as const;

/** Route patterns for the router, where an address has parameters. */
export const patterns = {
  error: '/error/:code?',
  dashboardOf: '/dashboard/:applicationIdentifier',
  dashboardTask: '/dashboard/:accountId/:taskId',
  switchProfile: '/switch-profile/:profile',
  legacyPage: '/lf/:page',
} as const;

/** The pipelines and queues, which are also reached by their bare names (C-08, S-4.2-41). */
export const pipelinePages = [
  'loan-pipeline',
  'lead-pipeline',
  'closing-queue',
  'funding-queue',
  'loan-opener-queue',
  'processor-queue',
  'underwriting-queue',
  'optimal-blue-pipeline',
] as const satisfies readonly LegacyPageName[];

/** The name in /lf/{page}; null for an address that frames nothing. */
export const framedNameOf = (pathname: string): string | null =>
  /^\/lf\/([^/]+)\/?$/i.exec(pathname)?.[1] ?? null;

/** True for a pipeline or queue. */
export const isPipelinePage = (name: string): boolean => pipelinePages.some((page) => page === name);

/** Names of the pages that the SPA draws itself; /lf/{name} leads on to their own route (C-07). */
const nativePages: Readonly<Record<string, string>> = {
  Dashboard: paths.dashboard,
  dashboard: paths.dashboard,
  LeadSummary: paths.leadSummary,
  'lead-summary': paths.leadSummary,
  WorkOrder: paths.workQueue,
  'work-queue': paths.workQueue,
  'new-loan': paths.newLoan,
  'new-lead': paths.newLead,
  default: paths.default,
};

/** The route of a page that the SPA draws itself, by the name that stands in /lf/{name}; null for any other name. */
export const nativePage = (name: string): string | null =>
  Object.hasOwn(nativePages, name) ? (nativePages[name] ?? null) : null;

/**
 * Where an address without a route of its own leads: pipelines by their bare name or under /pipelines (C-08),
 * the dashboard with a matrix parameter (C-02), and /default for everything else (L-2.1-29).
 */
export function aliasOf(pathname: string): string {
  const pipeline = /^\/(?:pipelines\/)?([a-z-]+)\/?$/.exec(pathname)?.[1];
  const page = pipelinePages.find((name) => name === pipeline);
  if (page) return paths.legacyPage(page);
  if (/^\/pipelines\/?$/.test(pathname)) return paths.legacyPage('loan-pipeline');
  const application = /^\/dashboard;applicationIdentifier=([A-Za-z0-9-]{1,64})$/.exec(pathname)?.[1];
  return application ? paths.dashboardOf(application) : paths.default;
}

/** True for the error page, with or without a code. It needs neither settings nor sign-in. */
export const isErrorPage = (pathname: string): boolean => /^\/error(?:\/[^/]*)?\/?$/i.test(pathname);

/** True for the routes that open without a signed-in user (S-6-02 to S-6-04). The router ignores case, so this does. */
export const isUnguarded = (pathname: string): boolean =>
  isErrorPage(pathname) || /^\/(?:callback|signed-out)\/?$/i.test(pathname);

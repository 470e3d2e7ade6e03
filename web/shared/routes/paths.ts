import type { LegacyPageName } from '../../../contracts/api/legacy.ts';

/**
 * Addresses of the SPA; no other module spells one out. The catalogue of legacy pages is imported as a type only,
 * since these addresses are part of the first download.
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
  /** Accepts any name; it may be no page. */
  legacyPageNamed: (name: string) => `/lf/${encodeURIComponent(name)}`,
} as const;

/** Routes that open a menu with its legacy page (C-26). */
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

/** Patterns of routes with parameters. */
export const patterns = {
  error: '/error/:code?',
  dashboardOf: '/dashboard/:applicationIdentifier',
  dashboardTask: '/dashboard/:accountId/:taskId',
  switchProfile: '/switch-profile/:profile',
  legacyPage: '/lf/:page',
} as const;

/** Pipelines and work queues, which also have an address without a prefix (C-08, S-4.2-41). */
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

/** Returns the page name in /lf/{page}; null for any other address. */
export const framedNameOf = (pathname: string): string | null =>
  /^\/lf\/([^/]+)\/?$/i.exec(pathname)?.[1] ?? null;

/** Returns true for a pipeline or work queue. */
export const isPipelinePage = (name: string): boolean => pipelinePages.some((page) => page === name);

/** Page names of routes of the SPA; /lf/{name} redirects to them (C-07). */
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

/** Returns the route of the SPA for a name in /lf/{name}; null for a legacy page. */
export const nativePage = (name: string): string | null =>
  Object.hasOwn(nativePages, name) ? (nativePages[name] ?? null) : null;

/**
 * Returns the redirect target of an address without a route: pipelines by name or under /pipelines (C-08), the
 * dashboard with a matrix parameter (C-02), /default for any other (L-2.1-29).
 */
export function aliasOf(pathname: string): string {
  const pipeline = /^\/(?:pipelines\/)?([a-z-]+)\/?$/.exec(pathname)?.[1];
  const page = pipelinePages.find((name) => name === pipeline);
  if (page) return paths.legacyPage(page);
  if (/^\/pipelines\/?$/.test(pathname)) return paths.legacyPage('loan-pipeline');
  const application = /^\/dashboard;applicationIdentifier=([A-Za-z0-9-]{1,64})$/.exec(pathname)?.[1];
  return application ? paths.dashboardOf(application) : paths.default;
}

/** Returns true for the error page, with or without a code. It needs no settings and no sign-in. */
export const isErrorPage = (pathname: string): boolean => /^\/error(?:\/[^/]*)?\/?$/i.test(pathname);

/** Returns true for routes that need no signed-in user (S-6-02 to S-6-04). Ignores case, as the router does. */
export const isUnguarded = (pathname: string): boolean =>
  isErrorPage(pathname) || /^\/(?:callback|signed-out)\/?$/i.test(pathname);

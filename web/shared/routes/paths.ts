import type { LegacyPageName } from '../../../contracts/api/legacy.ts';

/**
 * Addresses of the SPA; no other module contains one. The catalogue of legacy pages is imported as a type only, since
 * this module is part of the first download.
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
  /** The borrower check, which comes before a new loan. */
  createLoanCheck: '/create-loan',
  newLoan: '/new-loan',
  newLead: '/new-lead',
  legacyPage: (name: LegacyPageName) => `/lf/${name}`,
  /** Returns the address of a legacy page by its name, even if no page has the name. */
  legacyPageNamed: (name: string) => `/lf/${encodeURIComponent(name)}`,
} as const;

/** Routes that open a menu in a drawer, and the legacy page that belongs to the menu. */
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

export const patterns = {
  error: '/error/:code?',
  dashboardOf: '/dashboard/:applicationIdentifier',
  dashboardTask: '/dashboard/:accountId/:taskId',
  switchProfile: '/switch-profile/:profile',
  legacyPage: '/lf/:page',
} as const;

// The functions below ignore case and a slash at the end, as the router does.

/** Returns true for the error page, with or without a code. It needs no settings and no sign-in. */
export const isErrorPage = (pathname: string): boolean => /^\/error(?:\/[^/]*)?\/?$/i.test(pathname);

/** Returns true for the page to which the identity provider returns. */
export const isCallback = (pathname: string): boolean => /^\/callback\/?$/i.test(pathname);

/** Returns true for the signed-out page. It needs no settings and no sign-in. */
export const isSignedOutPage = (pathname: string): boolean => /^\/signed-out\/?$/i.test(pathname);

/** Returns true for routes that need no signed-in user. */
export const isUnguarded = (pathname: string): boolean =>
  isErrorPage(pathname) || isCallback(pathname) || isSignedOutPage(pathname);

/** The `handle` of a route: what the shell and the banner need to know about the page. */
export interface RouteHandle {
  /** True for a page without a toolbar. */
  readonly fullscreen?: boolean;
  /**
   * Kind of the page. `loan`: a page of the SPA in the open loan or lead. `loan-menu`: a group of the loan's menu.
   * `creation`: the create screen and its borrower check. `legacy`: a legacy page.
   */
  readonly kind?: 'loan' | 'loan-menu' | 'creation' | 'legacy';
}

import { matchPath } from 'react-router-dom';
import { type LegacyPage, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { onDemandPaths, paths, patterns } from '../../shared/routes/paths.ts';
import { isPipelinePage } from '../../shared/routes/pipelines.ts';

/** Kind of the current page, by which the banner chooses its title and actions. */
export type Place =
  /** The page of a pipeline or queue. */
  | { readonly kind: 'pipeline'; readonly page: LegacyPageName }
  /** A page in the open loan or lead, of the SPA or of the legacy application. */
  | { readonly kind: 'loan'; readonly account: Account; readonly isFramed: boolean }
  /** A page at the address of a loan or lead that is not open yet. */
  | { readonly kind: 'opening' }
  /** The create screen, which has its own Create button. */
  | { readonly kind: 'creation' }
  | { readonly kind: 'elsewhere' };

/** An address inside the product. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns the kind of the page at an address, while this account is open. A legacy page belongs to the loan if its
 * address has the loan's id. Each route of a group of the loan's menu belongs to the loan, too.
 */
export function placeOf({ pathname, search }: Address, account: Account | null): Place {
  const framed = matchPath(patterns.legacyPage, pathname)?.params.page;
  if (framed !== undefined) return framedPlace(framed, new URLSearchParams(search), account);
  if (creationPaths.some((path) => matchPath(path, pathname))) return { kind: 'creation' };
  if (menuGroupPaths.some((path) => matchPath(path, pathname)))
    return account ? { kind: 'loan', account, isFramed: true } : elsewhere;
  if (!loanPaths.some((path) => matchPath(path, pathname))) return elsewhere;
  return account && isOf(account, pathname)
    ? { kind: 'loan', account, isFramed: false }
    : { kind: 'opening' };
}

const elsewhere: Place = { kind: 'elsewhere' };

const creationPaths = [paths.createLoanCheck, paths.newLoan, paths.newLead];

/** Routes of the SPA's pages of a loan. */
const loanPaths = [
  paths.dashboard,
  patterns.dashboardOf,
  patterns.dashboardTask,
  paths.leadSummary,
  paths.workQueue,
];

/** Routes of groups of the loan's menu (C-26). */
const menuGroupPaths = [
  onDemandPaths.formsDocs,
  onDemandPaths.ribbon,
  onDemandPaths.statusTracking,
  onDemandPaths.docPackages,
  onDemandPaths.servicesTab,
  onDemandPaths.menu,
];

function framedPlace(name: string, query: URLSearchParams, account: Account | null): Place {
  if (!Object.hasOwn(legacyPages, name)) return elsewhere;
  const page = name as LegacyPageName;
  if (isPipelinePage(page)) return { kind: 'pipeline', page };
  const { query: parameters = [] }: LegacyPage = legacyPages[page];
  const isOfLoan =
    parameters.includes('accountId') && query.get('accountId') === String(account?.generalAccountId);
  return account && isOfLoan ? { kind: 'loan', account, isFramed: true } : elsewhere;
}

/** Returns true unless the address is that of another loan. */
function isOf(account: Account, pathname: string): boolean {
  const accountId = matchPath(patterns.dashboardTask, pathname)?.params.accountId;
  if (accountId !== undefined) return accountId === String(account.generalAccountId);
  const application = matchPath(patterns.dashboardOf, pathname)?.params.applicationIdentifier;
  return application === undefined || application === account.applicationIdentifier;
}

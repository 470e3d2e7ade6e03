import { matchPath } from 'react-router-dom';
import { type LegacyPage, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import type { Account } from '../../../contracts/schemas/loan.ts';
import { isPipelinePage, paths, patterns } from '../../app/paths.ts';

/** Where the user is, as far as the banner goes. */
export type Place =
  /** On a pipeline or queue. */
  | { readonly kind: 'pipeline'; readonly page: LegacyPageName }
  /** In the open loan or lead, on a page that the SPA draws or on one of the older application. */
  | { readonly kind: 'loan'; readonly account: Account; readonly isFramed: boolean }
  /** Creating a loan or lead: the screen has a Create button of its own. */
  | { readonly kind: 'creation' }
  | { readonly kind: 'elsewhere' };

/** An address inside the product. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The place of an address while this account is open. A page of the older application belongs to the loan when its
 * address names it; an address that names another loan is on the way there, and not in the open one.
 */
export function placeOf({ pathname, search }: Address, account: Account | null): Place {
  const framed = matchPath(patterns.legacyPage, pathname)?.params.page;
  if (framed !== undefined) return framedPlace(framed, new URLSearchParams(search), account);
  if (creationPaths.some((path) => matchPath(path, pathname))) return { kind: 'creation' };
  if (!account || matchPath(paths.default, pathname) || !isAddressOf(pathname, account)) return elsewhere;
  return { kind: 'loan', account, isFramed: false };
}

const elsewhere: Place = { kind: 'elsewhere' };

const creationPaths = [paths.createLoanCheck, paths.newLoan, paths.newLead];

function framedPlace(name: string, query: URLSearchParams, account: Account | null): Place {
  if (!Object.hasOwn(legacyPages, name)) return elsewhere;
  const page = name as LegacyPageName;
  if (isPipelinePage(page)) return { kind: 'pipeline', page };
  const { query: parameters = [] }: LegacyPage = legacyPages[page];
  const isOfLoan =
    parameters.includes('accountId') && query.get('accountId') === String(account?.generalAccountId);
  return account && isOfLoan ? { kind: 'loan', account, isFramed: true } : elsewhere;
}

function isAddressOf(pathname: string, account: Account): boolean {
  const { params } = matchPath(patterns.dashboardTask, pathname) ?? { params: {} };
  if ('accountId' in params) return params.accountId === String(account.generalAccountId);
  const application = matchPath(patterns.dashboardOf, pathname)?.params.applicationIdentifier;
  return application === undefined || application === account.applicationIdentifier;
}

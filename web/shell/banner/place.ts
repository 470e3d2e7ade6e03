import { type LegacyPage, type LegacyPageName, legacyPages } from '../../../contracts/api/legacy.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { RouteHandle } from '../../shared/routes/paths.ts';
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

/** The route of a page. */
interface ShownRoute {
  readonly kind: RouteHandle['kind'];
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/**
 * Returns the place of the page on a route, while this account is open. A legacy page belongs to the loan if its address
 * has the loan's id.
 */
export function placeOf({ kind, params, search }: ShownRoute, account: Account | null): Place {
  switch (kind) {
    case 'legacy':
      return framedPlace(params['page'] ?? '', new URLSearchParams(search), account);
    case 'creation':
      return { kind };
    case 'loan-menu':
      return account ? { kind: 'loan', account, isFramed: true } : elsewhere;
    case 'loan':
      return account && isOf(account, params) ? { kind, account, isFramed: false } : { kind: 'opening' };
    default:
      return elsewhere;
  }
}

const elsewhere: Place = { kind: 'elsewhere' };

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
function isOf(account: Account, { accountId, applicationIdentifier }: ShownRoute['params']): boolean {
  if (accountId !== undefined) return accountId === String(account.generalAccountId);
  return applicationIdentifier === undefined || applicationIdentifier === account.applicationIdentifier;
}

import type { LoanRow } from '../../../store/repositories/loan.ts';
import type { LoanPage } from '../../../store/repositories/loan-list.ts';
import { type LoanSort, type Direction, loanSorts } from '../../../store/repositories/loan-list.ts';
import type { Html } from '../../../platform/html/html.ts';
import { isAccountId } from '../loan/for-loan.ts';
import type { ListColumn } from './columns.ts';
import { type Column, table } from '../page/parts.ts';
import { limits } from '../../../../contracts/api/limits.ts';
import { textOf } from '../page/forms.ts';

/** Renders a table of loans. Its headings change the order, and its rows open a loan. */
export function loanTable(
  route: string,
  request: ListRequest,
  page: LoanPage,
  caption: string,
  columns: readonly ListColumn[],
): Html {
  const sorted = columns.map(
    ({ sort, ...column }): Column<LoanRow> => ({
      ...column,
      ...(sort && { orderRoute: orderRoute(route, request, sort, page) }),
      ...(page.sort === sort && { order: page.direction === 'asc' ? 'ascending' : 'descending' }),
    }),
  );
  return table(caption, sorted, page.rows);
}

/** The parsed parameters of a list's address. Invalid parameters are ignored. */
export interface ListRequest {
  readonly text: string;
  readonly status: string;
  readonly sort?: LoanSort;
  readonly direction?: Direction;
  readonly from?: { readonly generalAccountId: number; readonly side: 'after' | 'before' };
}

export function readList(query: Readonly<Record<string, unknown>>): ListRequest {
  const sort = loanSorts.find((known) => known === query['sort']);
  const direction = directions.find((known) => known === query['direction']);
  const side = sides.find((known) => isAccountId(query[known]));
  return {
    text: textOf(query, 'search').slice(0, longestSearch),
    status: textOf(query, 'status').slice(0, longestSearch),
    ...(sort && { sort }),
    ...(direction && { direction }),
    ...(side && { from: { generalAccountId: Number(query[side]), side } }),
  };
}

export const longestSearch = limits.search;

/** Returns the route of a list's first page, sorted by a column; descending if it is already ascending. */
export function orderRoute(route: string, request: ListRequest, sort: LoanSort, page: LoanPage): string {
  const direction = page.sort === sort && page.direction === 'asc' ? 'desc' : 'asc';
  return withQuery(route, { ...wanted(request), sort, direction });
}

/** Returns the route of the list page that ends directly before a loan, or starts directly after it. */
export const pageRoute = (
  route: string,
  request: ListRequest,
  side: 'after' | 'before',
  generalAccountId: number | undefined,
): string =>
  withQuery(route, { ...wanted(request), ...order(request), [side]: String(generalAccountId ?? '') });

export const firstPageRoute = (route: string, request: ListRequest): string =>
  withQuery(route, { ...wanted(request), ...order(request) });

const directions = ['asc', 'desc'] as const;
const sides = ['after', 'before'] as const;

const wanted = ({ text, status }: ListRequest) => ({ search: text, status });
const order = ({ sort, direction }: ListRequest) => ({ sort: sort ?? '', direction: direction ?? '' });

function withQuery(route: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size === 0 ? route : `${route}?${query.toString()}`;
}

import type { LoanPage, LoanRow } from '../../../store/repositories/loan-list.ts';
import { type LoanSort, type Direction, loanSorts } from '../../../store/repositories/loan-order.ts';
import { day, given, usd } from '../page/format.ts';
import type { Html } from '../../../html/html.ts';
import { dashboardRoute, isAccountId } from '../loan/for-loan.ts';
import { closingOf, lockOf, statusOf } from '../page/loan-chips.ts';
import { type Column, routeLink, table } from '../page/parts.ts';
import { limits } from '../../../../contracts/api/limits.ts';
import { textOf } from '../page/forms.ts';

/** Renders a table of loans. Its headings change the order, and its rows open a loan. */
export function loanTable(
  path: string,
  request: ListRequest,
  page: LoanPage,
  caption: string,
  now: Date,
): Html {
  const sorted = columns(now).map(
    ({ sort, ...column }): Column<LoanRow> => ({
      ...column,
      orderAddress: orderAddress(path, request, sort, page),
      ...(page.sort === sort && { order: page.direction === 'asc' ? 'ascending' : 'descending' }),
    }),
  );
  return table(caption, sorted, page.rows);
}

/** Returns the route that a row opens: the dashboard, in a queue with the task (document 001, section 2.1). */
export const routeOf = (row: LoanRow): string =>
  row.taskId === null ? dashboardRoute(row) : `/dashboard/${row.generalAccountId}/${row.taskId}`;

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

/** Returns the address of a list's first page, sorted by a column; descending if it is already ascending. */
export function orderAddress(path: string, request: ListRequest, sort: LoanSort, page: LoanPage): string {
  const direction = page.sort === sort && page.direction === 'asc' ? 'desc' : 'asc';
  return address(path, { ...wanted(request), sort, direction });
}

/** Returns the address of the list page that ends directly before a loan, or starts directly after it. */
export const pageAddress = (
  path: string,
  request: ListRequest,
  side: 'after' | 'before',
  generalAccountId: number | undefined,
): string => address(path, { ...wanted(request), ...order(request), [side]: String(generalAccountId ?? '') });

export const firstPageAddress = (path: string, request: ListRequest): string =>
  address(path, { ...wanted(request), ...order(request) });

const directions = ['asc', 'desc'] as const;
const sides = ['after', 'before'] as const;

const columns = (now: Date): readonly (Column<LoanRow> & { readonly sort: LoanSort })[] => [
  { label: 'Loan Number', sort: 'loanNumber', of: (row) => routeLink(row.loanNumber, routeOf(row)) },
  { label: 'Borrower', sort: 'borrower', of: (row) => given(row.borrowerName) },
  { label: 'Institution', sort: 'institution', of: (row) => given(row.institution) },
  { label: 'Purpose', sort: 'purpose', of: (row) => given(row.loanPurpose) },
  { label: 'Loan Amount', sort: 'amount', of: (row) => usd(row.loanAmount), isNumber: true },
  { label: 'Status', sort: 'status', of: statusOf },
  { label: 'Lock', sort: 'lock', of: lockOf },
  { label: 'Closing Date', sort: 'closing', of: (row) => closingOf(row, now) },
  { label: 'Activity', sort: 'activity', of: (row) => day(row.updatedAt.slice(0, 10)) },
];

const wanted = ({ text, status }: ListRequest) => ({ search: text, status });
const order = ({ sort, direction }: ListRequest) => ({ sort: sort ?? '', direction: direction ?? '' });

function address(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

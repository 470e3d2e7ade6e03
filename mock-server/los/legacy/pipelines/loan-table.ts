import type { LoanPage, LoanRow } from '../../../store/repositories/loan-list.ts';
import type { LoanSort } from '../../../store/repositories/loan-order.ts';
import { day, given, usd } from '../page/format.ts';
import type { Html } from '../../../html/html.ts';
import { dashboardRoute } from '../loan/for-loan.ts';
import { closingOf, lockOf, statusOf } from '../page/loan-chips.ts';
import { type Column, routeLink, table } from '../page/parts.ts';
import { type ListRequest, orderAddress } from './list-address.ts';

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

/** Returns the route that a row opens: its loan's dashboard, in a queue with the task (document 001, section 2.1). */
export const routeOf = (row: LoanRow): string =>
  row.taskId === null ? dashboardRoute(row) : `/dashboard/${row.generalAccountId}/${row.taskId}`;

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

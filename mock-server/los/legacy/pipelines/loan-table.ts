import type { LoanPage, LoanRow } from '../../../store/repositories/loan-list.ts';
import type { LoanSort } from '../../../store/repositories/loan-order.ts';
import { day, daysUntil, given, notGiven, usd } from '../page/format.ts';
import { type Html, type HtmlValue, html } from '../../../html/html.ts';
import { dashboardRoute } from '../loan/for-loan.ts';
import { chip, type Column, routeLink, table, type Tone } from '../page/parts.ts';
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
  { label: 'Lock', sort: 'lock', of: ({ lockStatus }) => chipOf(lockStatus, lockTones) },
  { label: 'Closing Date', sort: 'closing', of: (row) => closingOf(row, now) },
  { label: 'Activity', sort: 'activity', of: (row) => day(row.updatedAt.slice(0, 10)) },
];

/** Renders the status of a loan or lead as a chip. */
export const statusOf = ({ loanStatus }: Pick<LoanRow, 'loanStatus'>): HtmlValue =>
  chipOf(loanStatus, statusTones);

/** Renders the day of the closing. Within a week before it, the page says how near it is, unless the loan is finished. */
export function closingOf(
  { closingDate, loanStatus }: Pick<LoanRow, 'closingDate' | 'loanStatus'>,
  now: Date,
): HtmlValue {
  const days = closingDate === null ? null : daysUntil(closingDate, now);
  const isNear = days !== null && days >= 0 && days <= 7 && !finished.has(loanStatus ?? '');
  if (!isNear) return day(closingDate);
  const words = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return html`${day(closingDate)} ${chip(words, days <= 1 ? 'fail' : 'caution')}`;
}

const chipOf = (text: string | null, tones: Readonly<Record<string, Tone>>): HtmlValue =>
  given(text) === notGiven ? notGiven : chip(text, tones[text ?? '']);

const statusTones: Readonly<Record<string, Tone>> = {
  Suspended: 'caution',
  'Approved with Conditions': 'caution',
  Denied: 'fail',
  'Clear to Close': 'pass',
  'Docs Signed': 'pass',
  'Clear to Fund': 'pass',
  Funded: 'pass',
  Prequalified: 'pass',
};

const lockTones: Readonly<Record<string, Tone>> = {
  Locked: 'pass',
  'Lock Requested': 'caution',
  'Lock Expired': 'fail',
};

const finished: ReadonlySet<string> = new Set(['Funded', 'Denied', 'Withdrawn']);

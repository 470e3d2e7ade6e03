import type { WorkQueueType } from '../../../contracts/api/options.ts';
import { type Loan, type LoanRow, lockStatusOn, searchKeyOf } from './loan.ts';
import type { WorldData } from './world-data.ts';

/** The value by which each sort order compares loans. A missing text or amount is the smallest. */
const values = {
  activity: ({ row }) => row.updatedAt,
  loanNumber: ({ row }) => row.loanNumber,
  borrower: ({ borrowerKey }) => borrowerKey,
  institution: ({ row }) => row.institution ?? '',
  purpose: ({ row }) => row.loanPurpose ?? '',
  amount: ({ row }) => row.loanAmount ?? -1,
  status: ({ row }) => row.loanStatus ?? '',
  lock: ({ row }, today) => lockStatusOn(row, today) ?? '',
  closing: ({ row }) => row.closingDate ?? '',
} as const satisfies Readonly<Record<string, (loan: Loan, today: string) => string | number>>;

export type LoanSort = keyof typeof values;
export const loanSorts = Object.keys(values) as readonly LoanSort[];
export type Direction = 'asc' | 'desc';

export interface LoanFilter {
  /** The day on which locks are shown and compared, yyyy-MM-dd. Default: as they are stored. */
  readonly today?: string;
  readonly kind: 'loan' | 'lead';
  /** Lists only loans with a task in this queue. */
  readonly queue?: WorkQueueType;
  /** Names or their starts in any order, the start of the loan number, or its last four digits. */
  readonly text?: string;
  readonly status?: string;
  /** Default: `activity`; for a search the searched column. */
  readonly sort?: LoanSort;
  /** Default: newest or largest first for activity, amount and closing date, else A to Z. */
  readonly direction?: Direction;
  /** Number of rows on a page; default and maximum: 100. */
  readonly limit?: number;
  /** Selects the page after or before this loan. An unknown loan selects the first page. */
  readonly from?: { readonly generalAccountId: number; readonly side: 'after' | 'before' };
}

export interface LoanPage {
  readonly rows: readonly LoanRow[];
  readonly sort: LoanSort;
  readonly direction: Direction;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

const mostRows = 100;

/** Returns a page of the loans of a world. */
export function loanPage(world: WorldData, filter: LoanFilter): LoanPage {
  const { from, limit = mostRows, today = '' } = filter;
  const sort = filter.sort ?? sortOfSearch(filter);
  const direction = filter.direction ?? naturalDirection(sort);
  const compare = orderOf(sort, direction, today);
  const found = inOrder(world, sort, direction, today).filter(isIn(filter));
  const start = from && world.loan(from.generalAccountId);
  const most = Math.min(limit, mostRows);
  const before = start && from.side === 'before' ? found.filter((loan) => compare(loan, start) < 0) : null;
  const after = start ? found.filter((loan) => compare(loan, start) > 0) : found;
  const shown = before ? before.slice(-most) : after.slice(0, most);
  return {
    rows: shown.map((loan) => rowOf(loan, filter)),
    sort,
    direction,
    hasBefore: before ? before.length > most : start !== undefined,
    hasAfter: before ? true : after.length > most,
  };
}

/** Returns the newest activity of the loans that fit, up to one page. */
export const newest = (world: WorldData | null, fits: (loan: Loan) => boolean): LoanRow[] =>
  (world ? inOrder(world, 'activity', 'desc', '') : [])
    .filter(fits)
    .slice(0, mostRows)
    .map(({ row }) => row);

/** Returns all loans of a world in an order. Only that of the locks depends on the day. */
const inOrder = (world: WorldData, sort: LoanSort, direction: Direction, today: string): readonly Loan[] =>
  world.sorted(`${sort} ${direction} ${sort === 'lock' ? today : ''}`, orderOf(sort, direction, today));

/** Loans without a closing date are last, also if the first closing is first. */
const never = '9999-12-31';

function orderOf(sort: LoanSort, direction: Direction, today: string): (one: Loan, other: Loan) => number {
  const sign = direction === 'asc' ? 1 : -1;
  const isLast = sort === 'closing' && direction === 'asc';
  const value = (loan: Loan): string | number => {
    const own = values[sort](loan, today);
    return isLast && own === '' ? never : own;
  };
  return (one, other) =>
    sign *
    (compared(value(one), value(other)) ||
      (sort === 'status' ? compared(one.row.updatedAt, other.row.updatedAt) : 0) ||
      one.id - other.id);
}

const compared = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : Number(one > other);

function isIn({ kind, queue, status, text = '' }: LoanFilter): (loan: Loan) => boolean {
  const matches = matcherOf(searchKeyOf(text));
  return (loan) =>
    (queue === undefined ? loan.row.isLead === (kind === 'lead') : loan.document.task?.queue === queue) &&
    (status === undefined || loan.row.loanStatus === status) &&
    matches(loan);
}

/**
 * Each word must start a name of a borrower or, if it has digits only, the loan number. Four digits must be the end of
 * the number.
 */
function matcherOf(key: string): (loan: Loan) => boolean {
  const words = digitsOf(key) === null ? key.split(' ') : [key];
  return ({ row: { loanNumber }, borrowerKey }) =>
    words.every((word) => {
      const digits = digitsOf(word);
      if (digits === null) return ` ${borrowerKey}`.includes(` ${word}`);
      return digits.length === 4 ? loanNumber.endsWith(digits) : loanNumber.startsWith(digits);
    });
}

const rowOf = ({ row, document: { task } }: Loan, { queue, today = '' }: LoanFilter): LoanRow => ({
  ...row,
  lockStatus: lockStatusOn(row, today),
  ...(queue !== undefined && { queue, taskId: task?.taskId ?? null }),
});

function sortOfSearch({ text = '' }: LoanFilter): LoanSort {
  const key = searchKeyOf(text);
  if (key === '') return 'activity';
  return digitsOf(key) === null ? 'borrower' : 'loanNumber';
}

/** Returns the digits of a loan number, which may be written as `#1000 123 403`; null for any other text. */
function digitsOf(key: string): string | null {
  const digits = key.replace(/^#/, '').replaceAll(/[ -]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

const naturalDirection = (sort: LoanSort): Direction =>
  sort === 'activity' || sort === 'amount' || sort === 'closing' ? 'desc' : 'asc';

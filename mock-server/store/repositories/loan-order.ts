import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tables } from '../schema/tables.ts';

export const loanSorts = [
  'activity',
  'loanNumber',
  'borrower',
  'institution',
  'purpose',
  'amount',
  'status',
  'lock',
  'closing',
] as const;
export type LoanSort = (typeof loanSorts)[number];
export type Direction = 'asc' | 'desc';

/** The columns of each sort order. Each order has an index, whose last column is the account id. */
const columns = {
  activity: ['updated_at'],
  loanNumber: ['loan_number'],
  borrower: ['borrower_key'],
  institution: ['institution'],
  purpose: ['loan_purpose'],
  amount: ['loan_amount_cents'],
  // Within a status by activity, so that the newest loans of a status are read along the index.
  status: ['loan_status', 'updated_at'],
  lock: ['lock_status'],
  closing: ['closing_date'],
} as const satisfies { readonly [Sort in LoanSort]: readonly (keyof Tables['loans'])[] };

/** The loan at which a page starts: its values in the columns of the sort orders. */
export type StartRow = Readonly<Record<OrderColumn, string | number>>;

type OrderColumn = (typeof columns)[LoanSort][number] | 'general_account_id';

/** Stands for a missing closing date in lists that have loans without one last. */
const never = '9999-12-31';

/**
 * A sort order of loans in SQL. The account id is the last column, so that the order is unambiguous.
 *
 * @param isUndatedLast sorts loans without a closing date as if they closed last; no index has this order
 */
export class LoanOrder {
  readonly #columns: readonly OrderColumn[];
  readonly #direction: Direction;
  readonly #isUndatedLast: boolean;
  readonly #terms: readonly string[];

  constructor(sort: LoanSort, direction: Direction, isUndatedLast = false) {
    this.#columns = [...columns[sort], 'general_account_id'];
    this.#direction = direction;
    this.#isUndatedLast = isUndatedLast;
    this.#terms = this.#columns.map((column) =>
      isUndatedLast && column === 'closing_date'
        ? `coalesce(nullif(loans.${column}, ''), '${never}')`
        : `loans.${column}`,
    );
  }

  /** Returns the terms of ORDER BY. */
  get by(): RawBuilder<unknown> {
    return sql.raw(this.#terms.map((term) => `${term} ${this.#direction}`).join(', '));
  }

  /**
   * Returns the condition for rows after a loan, for keyset pagination. It contains the loan's values, since with a
   * subquery neither engine would use the index.
   */
  isBeyond(start: StartRow): Expression<SqlBool> {
    const values = sql.join(
      this.#columns.map((column) =>
        this.#isUndatedLast && column === 'closing_date' ? start[column] || never : start[column],
      ),
    );
    const operator = sql.raw(this.#direction === 'asc' ? '>' : '<');
    return sql<SqlBool>`(${sql.raw(this.#terms.join(', '))}) ${operator} (${values})`;
  }
}

/** All columns by which a list of loans can be ordered. */
export const orderColumns: readonly OrderColumn[] = [
  ...new Set<OrderColumn>([...Object.values(columns).flat(), 'general_account_id']),
];

/** Returns the upper bound of all texts with a prefix, for a range scan of an index. */
export const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

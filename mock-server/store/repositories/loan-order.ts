import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

import type { Tables } from '../schema/tables.ts';

/** What a list of loans can be ordered by. */
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

/** What each order compares; there is an index over the columns of each, with the account id after them. */
const columns = {
  activity: ['updated_at'],
  loanNumber: ['loan_number'],
  borrower: ['borrower_key'],
  institution: ['institution'],
  purpose: ['loan_purpose'],
  amount: ['loan_amount_cents'],
  // Within a status by activity: the newest of one status are a walk along the index.
  status: ['loan_status', 'updated_at'],
  lock: ['lock_status'],
  closing: ['closing_date'],
} as const satisfies { readonly [Sort in LoanSort]: readonly (keyof Tables['loans'])[] };

/** The loan that a page starts at, by the columns that orders compare. */
export type StartRow = Readonly<Record<OrderColumn, string | number>>;

type OrderColumn = (typeof columns)[LoanSort][number] | 'general_account_id';

/** An order of loans in SQL, with the account id last so that it is the same on every page. */
export class LoanOrder {
  readonly #columns: readonly OrderColumn[];
  readonly #direction: Direction;
  readonly #terms: readonly string[];

  /**
   * @param isWalked whether the index is to be followed. Where few rows have been picked already, following it would
   * mean to look for them among all: then the columns are wrapped, so that no engine finds the index.
   */
  constructor(sort: LoanSort, direction: Direction, isWalked = true) {
    this.#columns = [...columns[sort], 'general_account_id'];
    this.#direction = direction;
    this.#terms = this.#columns.map((column) =>
      isWalked ? `loans.${column}` : `coalesce(loans.${column}, loans.${column})`,
    );
  }

  /** The terms of ORDER BY. */
  get by(): RawBuilder<unknown> {
    return sql.raw(this.#terms.map((term) => `${term} ${this.#direction}`).join(', '));
  }

  /** True for the rows that stand after a loan. Its values are given, since no engine seeks by those of a subquery. */
  isBeyond(start: StartRow): Expression<SqlBool> {
    const values = sql.join(this.#columns.map((column) => start[column]));
    const operator = sql.raw(this.#direction === 'asc' ? '>' : '<');
    return sql<SqlBool>`(${sql.raw(this.#terms.join(', '))}) ${operator} (${values})`;
  }
}

/** Every column that some order compares. */
export const orderColumns: readonly OrderColumn[] = [
  ...new Set<OrderColumn>([...Object.values(columns).flat(), 'general_account_id']),
];

/** The end of the texts that begin with a prefix, for a range over an index. */
export const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

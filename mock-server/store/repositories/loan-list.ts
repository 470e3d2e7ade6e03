import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { WorkQueueType } from '../../../contracts/api/options.ts';
import type { Database, Tables } from '../schema/tables.ts';
import {
  type Direction,
  endOf,
  LoanOrder,
  type LoanSort,
  orderColumns,
  type StartRow,
} from './loan-order.ts';
import { noAmount, searchKeyOf } from '../schema/loan-row.ts';

/** A row of a pipeline or queue. */
export interface LoanRow {
  readonly generalAccountId: number;
  readonly applicationIdentifier: string;
  readonly loanNumber: string;
  readonly borrowerName: string;
  readonly institution: string | null;
  readonly loanStatus: string | null;
  readonly loanPurpose: string | null;
  /** US dollars. */
  readonly loanAmount: number | null;
  readonly lockStatus: string | null;
  /** Day of the closing, yyyy-MM-dd. */
  readonly closingDate: string | null;
  readonly isLead: boolean;
  readonly queue: WorkQueueType | null;
  readonly taskId: number | null;
  /** ISO date and time of the last activity. */
  readonly updatedAt: string;
}

export interface LoanFilter {
  readonly kind: 'loan' | 'lead';
  /** Lists only loans with a task in this queue. */
  readonly queue?: WorkQueueType;
  /** Names or their starts in any order, the start of the loan number, or its last four digits (A-144). */
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
  /** True if there are more than `mostSorted` matches, of which only the first were sorted. */
  readonly isCapped: boolean;
}

const mostRows = 100;

/**
 * Maximum number of matches that are sorted for a list whose filter and order no index covers. All other lists are read
 * along an index, so a page takes the same time with 100,000 loans as with few.
 */
export const mostSorted = 1_000;

export async function loanPage(db: Database, worldId: string, filter: LoanFilter): Promise<LoanPage> {
  const sort = filter.sort ?? textSort(filter) ?? 'activity';
  const direction = filter.direction ?? naturalDirection(sort);
  const limit = Math.min(filter.limit ?? mostRows, mostRows);
  const isBackward = filter.from?.side === 'before';
  const walk = isBackward ? opposite[direction] : direction;
  const matches = matchesOf(filter, sort);
  const start = await startOf(db, worldId, filter);
  const isUndatedLast = matches !== null && sort === 'closing' && direction === 'asc';
  const order = new LoanOrder(sort, walk, isUndatedLast);
  let query = db
    .selectFrom('loans')
    .leftJoin('tasks', (join) =>
      join
        .onRef('tasks.world_id', '=', 'loans.world_id')
        .onRef('tasks.general_account_id', '=', 'loans.general_account_id')
        .on('tasks.queue', '=', filter.queue ?? ''),
    )
    .where('loans.world_id', '=', worldId)
    .where(passes(filter))
    .select([...loanColumns, 'tasks.task_id as taskId'])
    .orderBy(order.by)
    .limit(limit + 1);
  // Ids and kind together would make the engine walk another index.
  query = matches
    ? query.where('loans.general_account_id', 'in', matches(db, worldId, mostSorted))
    : query.where(isOfKind(filter));
  if (start !== null) query = query.where(order.isBeyond(start));
  const found = await query.execute();
  const rows = found.slice(0, limit).map((row) => rowOf(row, filter));
  const [hasMore, hasStart] = [found.length > limit, start !== null];
  return {
    rows: isBackward ? rows.toReversed() : rows,
    sort,
    direction,
    hasBefore: isBackward ? hasMore : hasStart,
    hasAfter: isBackward ? hasStart : hasMore,
    isCapped: matches !== null && (await matches(db, worldId, mostSorted + 1).execute()).length > mostSorted,
  };
}

/** Returns the loans and leads of a last and first name, in the form of `searchKeyOf`, the newest activity first. */
export async function loansOfBorrower(
  db: Database,
  worldId: string,
  borrowerKey: string,
): Promise<LoanRow[]> {
  const found = await newest(db, worldId)
    .where('is_lead', 'in', [0, 1])
    .where(({ or, and, eb }) =>
      or([
        eb('borrower_key', '=', borrowerKey),
        // With a middle name.
        and([eb('borrower_key', '>=', `${borrowerKey} `), eb('borrower_key', '<', endOf(`${borrowerKey} `))]),
      ]),
    )
    .execute();
  return found.map((row) => rowOf(row, {}));
}

/** Returns the loans of the seed of a world: newest activity first, up to one page. */
export async function seededLoans(db: Database, worldId: string): Promise<LoanRow[]> {
  const found = await newest(db, worldId).where('is_lead', '=', 0).where('is_seeded', '=', 1).execute();
  return found.map((row) => rowOf(row, {}));
}

const newest = (db: Database, worldId: string) =>
  db
    .selectFrom('loans')
    .select([...loanColumns, sql<null>`null`.as('taskId')])
    .where('world_id', '=', worldId)
    .orderBy(new LoanOrder('activity', 'desc').by)
    .limit(mostRows);

/** Returns the conditions of a filter on status and text. */
const passes =
  ({ status, text = '' }: LoanFilter): Condition =>
  (builder) => {
    const ofStatus = status === undefined ? [] : [builder('loans.loan_status', '=', status)];
    return builder.and([...ofStatus, ...textConditions(builder, searchKeyOf(text))]);
  };

/**
 * Each word must start a name of a borrower or, if it has digits only, the loan number. Four digits must be the end of
 * the number (A-144).
 */
function textConditions(builder: ExpressionBuilder<Tables, 'loans'>, key: string): Expression<SqlBool>[] {
  const words = digitsOf(key) === null ? key.split(' ').filter((word) => word !== '') : [key];
  return words.flatMap((word) => {
    const digits = digitsOf(word);
    if (digits?.length === 4) return builder(numberEnd, '=', digits);
    if (digits === null)
      return sql<SqlBool>`' ' || loans.borrower_key like ${`% ${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
    return [builder('loans.loan_number', '>=', digits), builder('loans.loan_number', '<', endOf(digits))];
  });
}

/** The last four digits of a loan number, as in the expression of their index. */
const numberEnd = sql<string>`substr(loans.loan_number, length(loans.loan_number) - 3)`;

const isOfKind =
  ({ kind }: LoanFilter): Condition =>
  (builder) =>
    builder('loans.is_lead', '=', kind === 'lead' ? 1 : 0);

type Condition = (builder: ExpressionBuilder<Tables, 'loans'>) => Expression<SqlBool>;

/** A query for the ids of matches, `most` at the maximum. */
type Matches = ReturnType<typeof tasksOf | typeof firstMatches>;

/**
 * Returns the query for the ids of the matches that are sorted: the tasks of a work queue, or the first matches of a
 * filter. Returns null if an index has the matches in the requested order.
 */
function matchesOf({ queue, ...filter }: LoanFilter, sort: LoanSort): Matches | null {
  if (queue !== undefined) return tasksOf(queue);
  const searched = textSort(filter);
  const isIndexed =
    searched === null
      ? filter.status === undefined || sort === 'activity' || sort === 'status'
      : filter.status === undefined && sort === searched;
  return isIndexed ? null : firstMatches(filter);
}

/** Selects the ids of the loans in a work queue, the newest task first. */
const tasksOf = (queue: WorkQueueType) => (db: Database, worldId: string, most: number) =>
  db
    .selectFrom('tasks')
    .select('general_account_id')
    .where('world_id', '=', worldId)
    .where('queue', '=', queue)
    .orderBy('task_id', 'desc')
    .limit(most);

/** Selects the ids of the first matches: of a search by `textSort`, else by activity. */
const firstMatches = (filter: LoanFilter) => (db: Database, worldId: string, most: number) => {
  const searched = textSort(filter);
  const sort = searched ?? 'activity';
  // No index covers a search with a status, so the status is checked later, among the first matches.
  const first = searched === null ? filter : { ...filter, status: undefined };
  return db
    .selectFrom('loans')
    .select('general_account_id')
    .where('world_id', '=', worldId)
    .where(isOfKind(filter))
    .where(passes(first))
    .orderBy(new LoanOrder(sort, naturalDirection(sort)).by)
    .limit(most);
};

/** Returns the sort order of the index that a search uses; null for a filter without a text. */
function textSort({ text = '' }: LoanFilter): 'loanNumber' | 'borrower' | null {
  const key = searchKeyOf(text);
  if (key === '') return null;
  return digitsOf(key) === null ? 'borrower' : 'loanNumber';
}

/** Returns the digits of a loan number, which may be written as `#1000 123 403`; null for any other text. */
function digitsOf(key: string): string | null {
  const digits = key.replace(/^#/, '').replaceAll(/[ -]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
}

const naturalDirection = (sort: LoanSort): Direction =>
  sort === 'activity' || sort === 'amount' || sort === 'closing' ? 'desc' : 'asc';

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Returns the loan at which a page starts; null for the first page and for an unknown loan. */
async function startOf(db: Database, worldId: string, { from }: LoanFilter): Promise<StartRow | null> {
  if (!from) return null;
  const row = await db
    .selectFrom('loans')
    .select(orderColumns)
    .where('world_id', '=', worldId)
    .where('general_account_id', '=', from.generalAccountId)
    .executeTakeFirst();
  return row ?? null;
}

const loanColumns = [
  'loans.general_account_id as generalAccountId',
  'loans.application_identifier as applicationIdentifier',
  'loans.loan_number as loanNumber',
  'loans.borrower_name as borrowerName',
  'loans.institution',
  'loans.loan_status as loanStatus',
  'loans.loan_purpose as loanPurpose',
  'loans.loan_amount_cents as cents',
  'loans.lock_status as lockStatus',
  'loans.closing_date as closingDate',
  'loans.is_lead as isLead',
  'loans.updated_at as updatedAt',
] as const;

type KeptRow = Omit<LoanRow, 'loanAmount' | 'isLead' | 'queue'> & {
  readonly cents: number;
  readonly isLead: number;
};

const rowOf = (row: KeptRow, { queue }: Pick<LoanFilter, 'queue'>): LoanRow => ({
  generalAccountId: row.generalAccountId,
  applicationIdentifier: row.applicationIdentifier,
  loanNumber: row.loanNumber,
  borrowerName: row.borrowerName,
  institution: row.institution || null,
  loanStatus: row.loanStatus || null,
  loanPurpose: row.loanPurpose || null,
  loanAmount: row.cents === noAmount ? null : row.cents / 100,
  lockStatus: row.lockStatus || null,
  closingDate: row.closingDate || null,
  isLead: row.isLead === 1,
  queue: queue ?? null,
  taskId: row.taskId,
  updatedAt: row.updatedAt,
});

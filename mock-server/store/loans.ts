import { sql } from 'kysely';
import type { WorkQueueType } from '../../contracts/api/options.ts';
import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import type { Account } from '../../contracts/schemas/loan.ts';
import { compiledOnce, type Database } from './database.ts';
import { accountOf, loanColumns, loanNumberOf } from './loan-record.ts';
import { dashboardOfNewLoan } from './new-loan.ts';
import type { AccountKey, CreationContext, LoanFilter, LoanRow } from './store.ts';

const rowsOnAPage = 100;

const accountColumns = [
  'general_account_id',
  'master_account_id',
  'application_identifier',
  'originator_user_id',
  'loan_number',
  'borrower_name',
  'is_lead',
] as const;

const rowColumns = [
  'loans.general_account_id as generalAccountId',
  'application_identifier as applicationIdentifier',
  'loan_number as loanNumber',
  'borrower_name as borrowerName',
  'institution',
  'loan_status as loanStatus',
  'loan_purpose as loanPurpose',
  'loan_amount_cents as cents',
  'lock_status as lockStatus',
  'closing_date as closingDate',
  'is_lead as isLead',
  'updated_at as updatedAt',
] as const;

/** The loans and leads of a world. */
export class LoanStore {
  readonly #db: Database;
  readonly #dashboard;
  readonly #accountById;
  readonly #accountByIdentifier;

  constructor(db: Database) {
    this.#db = db;
    const ofWorld = db.selectFrom('loans').where('world_id', '=', '');
    this.#dashboard = compiledOnce(ofWorld.where('general_account_id', '=', 0).select('dashboard'));
    this.#accountById = compiledOnce(ofWorld.where('general_account_id', '=', 0).select(accountColumns));
    this.#accountByIdentifier = compiledOnce(
      ofWorld.where('application_identifier', '=', '').select(accountColumns),
    );
  }

  /** The newest activity first, at most 100 rows. The queue and its task are named where a queue is asked for. */
  async list(worldId: string, filter: LoanFilter): Promise<LoanRow[]> {
    const { queue } = filter;
    const loans = this.#db
      .selectFrom('loans')
      .where('loans.world_id', '=', worldId)
      .where('loans.is_lead', '=', filter.kind === 'lead' ? 1 : 0)
      .select(rowColumns)
      .orderBy('updated_at', 'desc')
      .orderBy('loans.general_account_id', 'desc')
      .limit(rowsOnAPage);
    if (queue === undefined) return (await loans.execute()).map((row) => rowOf(row, null, null));
    const inQueue = loans
      .innerJoin('tasks', (join) =>
        join
          .onRef('tasks.world_id', '=', 'loans.world_id')
          .onRef('tasks.general_account_id', '=', 'loans.general_account_id'),
      )
      .where('tasks.queue', '=', queue)
      .select('tasks.task_id as taskId');
    return (await inQueue.execute()).map(({ taskId, ...row }) => rowOf(row, queue, taskId));
  }

  async account(worldId: string, key: AccountKey): Promise<Account | null> {
    const query =
      'generalAccountId' in key
        ? this.#accountById([worldId, key.generalAccountId])
        : this.#accountByIdentifier([worldId, key.applicationIdentifier]);
    const { rows } = await this.#db.executeQuery(query);
    return rows[0] ? accountOf(rows[0]) : null;
  }

  /** The dashboard as JSON text, to be sent as it is. */
  async dashboardJson(worldId: string, generalAccountId: number): Promise<string | null> {
    const { rows } = await this.#db.executeQuery(this.#dashboard([worldId, generalAccountId]));
    return rows[0]?.dashboard ?? null;
  }

  /** Creates a loan or lead; a repeated idempotency key answers what the first call created. */
  async create(worldId: string, request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    return this.#db.transaction().execute(async (transaction) => {
      const { objectId, idempotencyKey } = context;
      if (idempotencyKey !== undefined) {
        const claimed = await claimKey(transaction, worldId, objectId, idempotencyKey);
        if (claimed !== null) return claimed;
      }
      const { next_account_id: next } = await transaction
        .updateTable('worlds')
        .set({ next_account_id: sql<number>`next_account_id + 1` })
        .where('id', '=', worldId)
        .returning('next_account_id')
        .executeTakeFirstOrThrow();
      const generalAccountId = next - 1;
      const columns = loanColumns(worldId, {
        generalAccountId,
        originatorUserId: request.originatorUserId,
        isLead: request.isLead,
        updatedAt: context.now.toISOString(),
        dashboard: dashboardOfNewLoan(request, context, loanNumberOf(generalAccountId)),
      });
      await transaction.insertInto('loans').values(columns).execute();
      if (idempotencyKey !== undefined) {
        await transaction
          .updateTable('idempotency_keys')
          .set({ general_account_id: generalAccountId })
          .where('world_id', '=', worldId)
          .where('object_id', '=', objectId)
          .where('key', '=', idempotencyKey)
          .execute();
      }
      return accountOf(columns);
    });
  }
}

/** Null when the key is new and now taken; otherwise the account that was created with it. */
async function claimKey(
  db: Database,
  worldId: string,
  objectId: string,
  key: string,
): Promise<Account | null> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ world_id: worldId, object_id: objectId, key, general_account_id: null })
    .onConflict((conflict) => conflict.columns(['world_id', 'object_id', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .innerJoin('loans', (join) =>
      join
        .onRef('loans.world_id', '=', 'idempotency_keys.world_id')
        .onRef('loans.general_account_id', '=', 'idempotency_keys.general_account_id'),
    )
    .where('idempotency_keys.world_id', '=', worldId)
    .where('object_id', '=', objectId)
    .where('key', '=', key)
    .select(accountColumns.map((column) => `loans.${column}` as const))
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

type KeptRow = Omit<LoanRow, 'loanAmount' | 'isLead' | 'queue' | 'taskId'> & {
  readonly cents: number | null;
  readonly isLead: number;
};

const rowOf = (
  { cents, isLead, ...row }: KeptRow,
  queue: WorkQueueType | null,
  taskId: number | null,
): LoanRow => ({
  ...row,
  loanAmount: cents === null ? null : cents / 100,
  isLead: isLead === 1,
  queue,
  taskId,
});

import type { Kysely } from 'kysely';
import type { LoanDashboard } from '../../contracts/schemas/loan.ts';
import { borrowerKeyOf } from './loan-record.ts';
import type { Tables } from './tables.ts';

/** Loans can be found and sorted by every column of a pipeline, and carry a file of what no dashboard shows. */
export async function addLoanSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('loans')
    .addColumn('borrower_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('loans')
    .addColumn('file', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await db.schema.alterTable('loans').addColumn('seeded_from', 'text').execute();
  await fillBorrowerKeys(db);
  await fillMissingValues(db);
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema
      .createIndex(`loans_by_${name}`)
      .on('loans')
      .columns(['world_id', 'is_lead', ...columns, 'general_account_id'])
      .execute();
  }
  await db.schema
    .createIndex('tasks_by_queue')
    .on('tasks')
    .columns(['world_id', 'queue', 'task_id'])
    .execute();
}

/** The orders of loan-order.ts; that by activity has had its index from the start. */
const indexes = {
  loan_number: ['loan_number'],
  borrower: ['borrower_key'],
  institution: ['institution'],
  purpose: ['loan_purpose'],
  amount: ['loan_amount_cents'],
  status: ['loan_status', 'updated_at'],
  lock: ['lock_status'],
  closing: ['closing_date'],
} as const;

/** A missing text becomes an empty one and a missing amount -1: a row without a value cannot be compared. */
async function fillMissingValues(db: Kysely<Tables>): Promise<void> {
  const texts = ['institution', 'loan_status', 'loan_purpose', 'lock_status', 'closing_date'] as const;
  for (const column of texts) {
    await db
      .updateTable('loans')
      .set({ [column]: '' })
      .where(column, 'is', null)
      .execute();
  }
  await db
    .updateTable('loans')
    .set({ loan_amount_cents: -1 })
    .where('loan_amount_cents', 'is', null)
    .execute();
}

async function fillBorrowerKeys(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('loans').select(['world_id', 'general_account_id', 'dashboard']).execute();
  for (const row of rows) {
    const { primaryBorrower } = JSON.parse(row.dashboard) as LoanDashboard;
    await db
      .updateTable('loans')
      .set({ borrower_key: borrowerKeyOf(primaryBorrower) })
      .where('world_id', '=', row.world_id)
      .where('general_account_id', '=', row.general_account_id)
      .execute();
  }
}

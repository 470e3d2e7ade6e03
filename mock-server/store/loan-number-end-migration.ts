import { type Kysely, sql } from 'kysely';

/** Loans are found by the last digits of their number; see `numberEnd` in loan-list.ts, which compares the same. */
export async function indexNumberEnds(db: Kysely<unknown>): Promise<void> {
  await sql`create index loans_by_number_end on loans
    (world_id, is_lead, (substr(loan_number, length(loan_number) - 3)), loan_number, general_account_id)`.execute(
    db,
  );
}

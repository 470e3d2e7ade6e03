import { sql } from 'kysely';
import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import type { Account } from '../../contracts/schemas/loan.ts';
import { AtHand, type Awaitable } from './at-hand.ts';
import { compiledOnce, type Database } from './database.ts';
import { emptyFile, fileFrom, type LoanFile, type PersonName } from './loan-file.ts';
import { loanPage, loansOfBorrower } from './loan-list.ts';
import { accountOf, loanColumns, loanNumberOf, searchKeyOf } from './loan-record.ts';
import { addLoans } from './many-loans.ts';
import { dashboardOfNewLoan } from './new-loan.ts';
import type { AccountKey, CreationContext, LoanFilter, LoanPage, LoanRow, SeedLoan } from './store.ts';

const accountColumns = [
  'general_account_id',
  'master_account_id',
  'application_identifier',
  'originator_user_id',
  'loan_number',
  'borrower_name',
  'is_lead',
] as const;

/** Dashboards that are at hand, of the loans of all worlds. */
export type Dashboards = AtHand<number, string>;

export const dashboardsAtHand = (): Dashboards => new AtHand(mostDashboards);

const mostDashboards = 5_000;

/** The loans and leads of a world. */
export class LoanStore {
  readonly #db: Database;
  readonly #dashboards: Dashboards;
  readonly #dashboard;
  readonly #file;
  readonly #accountById;
  readonly #accountByIdentifier;

  constructor(db: Database, dashboards: Dashboards) {
    this.#db = db;
    this.#dashboards = dashboards;
    const ofWorld = db.selectFrom('loans').where('world_id', '=', '');
    this.#dashboard = compiledOnce(documentOf(db, 'dashboard'));
    this.#file = compiledOnce(documentOf(db, 'file'));
    this.#accountById = compiledOnce(ofWorld.where('general_account_id', '=', 0).select(accountColumns));
    this.#accountByIdentifier = compiledOnce(
      ofWorld.where('application_identifier', '=', '').select(accountColumns),
    );
  }

  /** The first page of a list: the newest activity first unless the filter says otherwise. */
  async list(worldId: string, filter: LoanFilter): Promise<LoanRow[]> {
    return [...(await this.page(worldId, filter)).rows];
  }

  async page(worldId: string, filter: LoanFilter): Promise<LoanPage> {
    return loanPage(this.#db, worldId, filter);
  }

  /** Loans and leads of borrowers with this name, whatever its case: what the check before a creation looks for. */
  async ofBorrower(worldId: string, name: PersonName): Promise<LoanRow[]> {
    return loansOfBorrower(this.#db, worldId, searchKeyOf(`${name.lastName} ${name.firstName}`));
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
  dashboardJson(worldId: string, generalAccountId: number): Awaitable<string | null> {
    return this.#dashboards.get(worldId, generalAccountId, async () => {
      const { rows } = await this.#db.executeQuery(this.#dashboard([worldId, generalAccountId]));
      return rows[0]?.document ?? null;
    });
  }

  /** What belongs to a loan besides its dashboard; null when there is no such loan. */
  async file(worldId: string, generalAccountId: number): Promise<LoanFile | null> {
    const { rows } = await this.#db.executeQuery(this.#file([worldId, generalAccountId]));
    return rows[0] ? fileFrom(rows[0].document) : null;
  }

  /** Adds loans and leads to a world as they are, in chunks, for worlds too large to be copied from a template. */
  async addMany(worldId: string, loans: Iterable<SeedLoan>): Promise<void> {
    await addLoans(this.#db, worldId, loans);
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
        file: { ...emptyFile, propertyType: request.propertyType, occupancy: request.occupancy },
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

/** A document of a loan, from the template where the loan is a copy. */
const documentOf = (db: Database, document: 'dashboard' | 'file') =>
  db
    .selectFrom('loans')
    .leftJoin('loans as originals', (join) =>
      join
        .onRef('originals.world_id', '=', 'loans.seeded_from')
        .onRef('originals.general_account_id', '=', 'loans.general_account_id'),
    )
    .where('loans.world_id', '=', '')
    .where('loans.general_account_id', '=', 0)
    .select((builder) => builder.fn.coalesce(`originals.${document}`, `loans.${document}`).as('document'));

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

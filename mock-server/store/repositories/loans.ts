import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { type Parameter, prepared } from '../queries/prepared.ts';
import type { Database } from '../schema/tables.ts';
import {
  accountColumns,
  accountOf,
  fileFrom,
  loanSourceOf,
  type LoanFile,
  type LoanSource,
  type PersonName,
  searchKeyOf,
} from '../schema/loan-row.ts';
import type { LoanCreation } from './loan-creation.ts';
import { addLoans } from './loan-inserts.ts';
import {
  type LoanFilter,
  loanPage,
  type LoanPage,
  type LoanRow,
  loansOfBorrower,
  seededLoans,
} from './loan-list.ts';
import type { CreationContext } from './new-loan.ts';
import { WorldRepository, type WorldScope } from './repository.ts';
import type { SeedLoan } from './seed.ts';
import { type StoredLoan, WorldRows } from './world-rows.ts';

type AccountKey = { readonly generalAccountId: number } | { readonly applicationIdentifier: string };

export class Loans extends WorldRepository {
  readonly #creation: LoanCreation;

  constructor(scope: WorldScope, creation: LoanCreation) {
    super(scope);
    this.#creation = creation;
  }

  /** Returns the first page of a list, by default the newest activity first. */
  async list(filter: LoanFilter): Promise<LoanRow[]> {
    return [...(await this.page(filter)).rows];
  }

  async page(filter: LoanFilter): Promise<LoanPage> {
    return loanPage(this.db, this.worldId, filter);
  }

  /**
   * Returns the loans and leads of borrowers with this name, in any case, for the legacy page that checks for
   * duplicates.
   */
  async ofBorrower(name: PersonName): Promise<LoanRow[]> {
    return loansOfBorrower(this.db, this.worldId, searchKeyOf(`${name.lastName} ${name.firstName}`));
  }

  /** Returns the loans of the seed, the newest activity first, without loans that users created. */
  async seeded(): Promise<LoanRow[]> {
    return seededLoans(this.db, this.worldId);
  }

  async account(key: AccountKey): Promise<Account | null> {
    const { worldId } = this;
    const { rows } =
      'generalAccountId' in key
        ? await accountById(this.db, { worldId, ...key })
        : await accountByIdentifier(this.db, { worldId, ...key });
    return rows[0] ? accountOf(rows[0]) : null;
  }

  /** Returns the dashboard as JSON text; null when there is no such loan. */
  dashboardJson(generalAccountId: number): Promise<string | null> {
    const { db, worldId } = this;
    return this.caches.dashboards.get(worldId, generalAccountId, async () => {
      const { rows } = await dashboardOf(db, { worldId, generalAccountId });
      return rows[0]?.document ?? null;
    });
  }

  /** Returns the data of a loan that its dashboard does not show; null when there is no such loan. */
  async file(generalAccountId: number): Promise<LoanFile | null> {
    const { rows } = await fileOf(this.db, { worldId: this.worldId, generalAccountId });
    return rows[0] ? fileFrom(rows[0].document) : null;
  }

  /** Returns dashboards and files of loans by account id, for lists that show more than the columns of a loan. */
  async documents(
    generalAccountIds: readonly number[],
  ): Promise<ReadonlyMap<number, Pick<LoanSource, 'dashboard'> & { readonly file: LoanFile }>> {
    if (generalAccountIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('loans')
      .select(['general_account_id', 'dashboard', 'file'])
      .where('world_id', '=', this.worldId)
      .where('general_account_id', 'in', generalAccountIds)
      .execute();
    return new Map(
      rows.map((row) => [
        row.general_account_id,
        { dashboard: JSON.parse(row.dashboard) as LoanDashboard, file: fileFrom(row.file) },
      ]),
    );
  }

  /** Returns a loan with its task, notes and vendor; null when there is no such loan. */
  async stored(generalAccountId: number): Promise<StoredLoan | null> {
    const { db, worldId, caches } = this;
    return new WorldRows({ db, worldId, caches }).loan(generalAccountId);
  }

  /**
   * Returns the loans and leads that users have created, in the order of their ids.
   *
   * @param below excludes loans with this id or a greater one, which are those of a bulk seed
   * @param most maximum number of loans
   */
  async created({ below, most }: { readonly below: number; readonly most: number }): Promise<SeedLoan[]> {
    const rows = await this.db
      .selectFrom('loans')
      .selectAll()
      .where('world_id', '=', this.worldId)
      .where('general_account_id', '<', below)
      .where('is_seeded', '=', 0)
      .orderBy('general_account_id')
      .limit(most)
      .execute();
    return rows.map(loanSourceOf);
  }

  /** Inserts loans and leads in chunks, for a world that is too large to be copied from a template. */
  async addMany(loans: Iterable<SeedLoan>): Promise<void> {
    await addLoans(this.db, this.worldId, loans);
  }

  /**
   * Creates a loan or lead. A repeated idempotency key of the same user returns the loan of its first request.
   *
   * @throws {WorldGoneError} if the world has been deleted
   * @throws {KeyReusedError} if the first request with the key was a different one
   */
  async create(request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    return this.#creation.create(this.worldId, request, context);
  }
}

interface ById {
  readonly worldId: string;
  readonly generalAccountId: number;
}

const accountById = prepared((db, parameter: Parameter<ById>) =>
  db
    .selectFrom('loans')
    .where('world_id', '=', parameter('worldId'))
    .where('general_account_id', '=', parameter('generalAccountId'))
    .select(accountColumns),
);

const accountByIdentifier = prepared(
  (db, parameter: Parameter<{ readonly worldId: string; readonly applicationIdentifier: string }>) =>
    db
      .selectFrom('loans')
      .where('world_id', '=', parameter('worldId'))
      .where('application_identifier', '=', parameter('applicationIdentifier'))
      .select(accountColumns),
);

const documentOf = (db: Database, parameter: Parameter<ById>, document: 'dashboard' | 'file') =>
  db
    .selectFrom('loans')
    .where('world_id', '=', parameter('worldId'))
    .where('general_account_id', '=', parameter('generalAccountId'))
    .select(`${document} as document`);

const dashboardOf = prepared((db, parameter: Parameter<ById>) => documentOf(db, parameter, 'dashboard'));
const fileOf = prepared((db, parameter: Parameter<ById>) => documentOf(db, parameter, 'file'));

import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import type { Account } from '../../contracts/schemas/loan.ts';
import type { Awaitable } from './at-hand.ts';
import { compiledOnce, type Database } from './database.ts';
import { LoanCreation } from './loan-creation.ts';
import { fileFrom, type LoanFile, type PersonName } from './loan-file.ts';
import {
  type LoanFilter,
  loanPage,
  type LoanPage,
  type LoanRow,
  loansOfBorrower,
  seededLoans,
} from './loan-list.ts';
import { accountColumns, accountOf, searchKeyOf } from './loan-record.ts';
import { addLoans } from './many-loans.ts';
import type { Fingerprints } from './request-fingerprint.ts';
import type { RowsAtHand } from './rows-at-hand.ts';
import type { CreationContext } from './new-loan.ts';
import type { SeedLoan } from './seed.ts';

export type AccountKey = { readonly generalAccountId: number } | { readonly applicationIdentifier: string };

/** The loans and leads of a world. */
export class LoanStore {
  readonly #db: Database;
  readonly #creation: LoanCreation;
  readonly #atHand: RowsAtHand;
  readonly #dashboard;
  readonly #file;
  readonly #accountById;
  readonly #accountByIdentifier;

  constructor(db: Database, atHand: RowsAtHand, fingerprints: Fingerprints) {
    this.#db = db;
    this.#creation = new LoanCreation(db, fingerprints);
    this.#atHand = atHand;
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

  /** The loans that a world has from its seed, the newest activity first; none that a user has created. */
  async seeded(worldId: string): Promise<LoanRow[]> {
    return seededLoans(this.#db, worldId);
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
    return this.#atHand.dashboards.get(worldId, generalAccountId, async () => {
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

  /**
   * Creates a loan or lead; a repeated idempotency key answers what the first call created.
   *
   * @throws {WorldGoneError} when the world has been deleted
   * @throws {KeyReusedError} when the first call with the key asked for something else
   */
  async create(worldId: string, request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    return this.#creation.create(worldId, request, context);
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

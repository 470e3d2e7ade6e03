import { createHmac } from 'node:crypto';
import { sortedJson } from '../../../contracts/api/sorted-json.ts';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import {
  fileOfNewLoan,
  type LoanDocument,
  type LoanFile,
  loanNumberOf,
  type LoanRow,
  type PersonName,
  searchKeyOf,
} from './loan.ts';
import { type LoanFilter, loanPage, type LoanPage, newest } from './loan-list.ts';
import { type CreationContext, dashboardOfNewLoan } from './new-loan.ts';
import { WorldRepository } from './repository.ts';
import type { Draft } from './world-data.ts';
import type { WorldDocuments } from './world-documents.ts';

/** Error for a world that was deleted before the loan was created. */
export class WorldGoneError extends Error {
  override readonly name = 'WorldGoneError';
}

/** Error for a world that has the maximum number of loans. */
export class WorldFullError extends Error {
  override readonly name = 'WorldFullError';
}

/** Error for an idempotency key that was used before, for a different request. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
  /** Application identifier of the loan that the first request created. */
  readonly existing: string;

  constructor(existing: string) {
    super(`The key belongs to the request that created ${existing}`);
    this.existing = existing;
  }
}

/** Maximum number of loans and leads of a world. */
export const mostLoans = 2_000;

type AccountKey = { readonly generalAccountId: number } | { readonly applicationIdentifier: string };

export class Loans extends WorldRepository {
  readonly #secret: string;

  /** @param secret key of the hashes of create requests */
  constructor(documents: WorldDocuments, worldId: string, secret: string) {
    super(documents, worldId);
    this.#secret = secret;
  }

  /** Returns the first page of a list, by default the newest activity first. */
  async list(filter: LoanFilter): Promise<LoanRow[]> {
    return [...(await this.page(filter)).rows];
  }

  async page(filter: LoanFilter): Promise<LoanPage> {
    const world = await this.world();
    if (world) return loanPage(world, filter);
    return { rows: [], sort: 'activity', direction: 'desc', hasBefore: false, hasAfter: false };
  }

  /**
   * Returns the loans and leads of borrowers with this name, in any case, for the legacy page that checks for
   * duplicates.
   */
  async ofBorrower({ firstName, lastName }: PersonName): Promise<LoanRow[]> {
    const key = searchKeyOf(`${lastName} ${firstName}`);
    // A middle name may follow.
    return newest(await this.world(), ({ borrowerKey }) => `${borrowerKey} `.startsWith(`${key} `));
  }

  /** Returns the loans of the seed, the newest activity first, without loans that users created. */
  async seeded(): Promise<LoanRow[]> {
    return newest(await this.world(), ({ document }) => !document.isLead && document.origin === 'seed');
  }

  async account(key: AccountKey): Promise<Account | null> {
    const loan =
      'generalAccountId' in key ? await this.loan(key.generalAccountId) : await this.#withIdentifier(key);
    return loan?.account ?? null;
  }

  /** Returns the dashboard as JSON text, on a day (yyyy-MM-dd) or as it is stored; null when there is no such loan. */
  async dashboardJson(generalAccountId: number, today = ''): Promise<string | null> {
    return (await this.loan(generalAccountId))?.dashboardJson(today) ?? null;
  }

  /** Returns the data of a loan that its dashboard does not show; null when there is no such loan. */
  async file(generalAccountId: number): Promise<LoanFile | null> {
    return (await this.loan(generalAccountId))?.file ?? null;
  }

  /** Returns dashboards and files of loans by account id, for lists that show more than the rows of their loans. */
  async documents(
    generalAccountIds: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly dashboard: LoanDashboard; readonly file: LoanFile }>> {
    const world = await this.world();
    return new Map(
      generalAccountIds.flatMap((id) => {
        const loan = world?.loan(id);
        return loan ? [[id, { dashboard: loan.document.dashboard, file: loan.file }]] : [];
      }),
    );
  }

  /** Returns a loan with its task, notes and vendor; null when there is no such loan. */
  async stored(generalAccountId: number): Promise<LoanDocument | null> {
    return (await this.loan(generalAccountId))?.document ?? null;
  }

  /** Returns the loans and leads that users have created, in the order of their ids. */
  async created(): Promise<LoanDocument[]> {
    return [...((await this.world())?.loans() ?? [])]
      .map(({ document }) => document)
      .filter(({ origin }) => origin === 'own')
      .toSorted((one, other) => one.generalAccountId - other.generalAccountId);
  }

  /**
   * Creates a loan or lead. A repeated idempotency key of the same user returns the loan of its first request.
   *
   * @throws {WorldGoneError} if the world has been deleted
   * @throws {WorldFullError} if it has the maximum number of loans
   * @throws {KeyReusedError} if the first request with the key was a different one
   */
  async create(request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    const account = await this.change((draft) => this.#createIn(draft, request, context));
    if (!account) throw new WorldGoneError(`There is no world "${this.worldId}"`);
    return account;
  }

  #createIn(draft: Draft, request: CreateLoanRequest, context: CreationContext): Account {
    const { objectId, idempotencyKey, now, lead } = context;
    const key = idempotencyKey === undefined ? null : `${objectId} ${idempotencyKey}`;
    const creation = key === null ? undefined : { key, fingerprint: this.#fingerprintOf(key, request) };
    const earlier = key === null ? undefined : draft.loanOfKey(key);
    if (earlier) {
      if (earlier.document.creation?.fingerprint === creation?.fingerprint) return earlier.account;
      throw new KeyReusedError(earlier.account.applicationIdentifier);
    }
    if (draft.sizeAtMost >= mostLoans && [...draft.loans()].length >= mostLoans)
      throw new WorldFullError(`The world "${this.worldId}" has ${mostLoans} loans`);
    const generalAccountId = draft.nextAccountId;
    const createdAt = now.toISOString();
    const dashboard = dashboardOfNewLoan(request, context, loanNumberOf(generalAccountId));
    const queue = context.queueOf?.(dashboard.loanDetails) ?? null;
    // A recipe may have given the id to another task.
    const hasTask = queue !== null && draft.loanOfTask(generalAccountId) === undefined;
    const { account } = draft.put({
      generalAccountId,
      originatorUserId: request.originatorUserId,
      isLead: request.isLead,
      updatedAt: createdAt,
      dashboard,
      file: fileOfNewLoan(request),
      // The note names the lead of the loan.
      notes: lead
        ? [
            {
              author: lead.author,
              text: `Created from lead ${lead.loanNumber}.`,
              isShared: true,
              createdAt,
              isAdded: true,
            },
          ]
        : [],
      ...(hasTask && { task: { queue, taskId: generalAccountId } }),
      vendor: null,
      origin: 'own',
      ...(creation && { creation }),
    });
    return account;
  }

  /**
   * Returns a keyed hash of a request, to compare requests without storing their data. A hash without a secret could be
   * reversed, since there are few tax identifiers. The order of properties is ignored. World, user and idempotency key
   * are part of the hash, so that equal requests of two users differ.
   */
  #fingerprintOf(key: string, request: CreateLoanRequest): string {
    const text = sortedJson([[this.worldId, key], request]);
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }

  async #withIdentifier({ applicationIdentifier }: { readonly applicationIdentifier: string }) {
    for (const loan of (await this.world())?.loans() ?? [])
      if (loan.account.applicationIdentifier === applicationIdentifier) return loan;
    return null;
  }
}

import { sql } from 'kysely';
import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import type { Account } from '../../contracts/schemas/loan.ts';
import { compiledOnce, type Database } from './database.ts';
import { GatheredByWorld } from './gathered-by-world.ts';
import { emptyFile } from './loan-file.ts';
import { accountColumns, accountOf, loanColumns, loanNumberOf } from './loan-record.ts';
import { loanInsert } from './many-loans.ts';
import { dashboardOfNewLoan } from './new-loan.ts';
import type { Fingerprints } from './request-fingerprint.ts';
import type { CreationContext } from './store.ts';

/** The world of a creation has been deleted since the creation was asked for. */
export class WorldGoneError extends Error {
  override readonly name = 'WorldGoneError';
}

/** The key of a creation has come with another request before, and that one has created something. */
export class KeyReusedError extends Error {
  override readonly name = 'KeyReusedError';
  /** Application identifier of what the first request has created. */
  readonly existing: string;

  constructor(existing: string) {
    super(`The key belongs to the request that created ${existing}`);
    this.existing = existing;
  }
}

/** Creates loans and leads, those that are asked for at the same time in one transaction. */
export class LoanCreation {
  readonly #work: GatheredByWorld;
  readonly #fingerprintOf: Fingerprints;
  readonly #takeAccountId;
  readonly #claimKey;
  readonly #bindKey;
  readonly #accountOfKey;

  constructor(db: Database, fingerprints: Fingerprints) {
    this.#work = new GatheredByWorld(db);
    this.#fingerprintOf = fingerprints;
    this.#takeAccountId = compiledOnce(
      db
        .updateTable('worlds')
        .set({ next_account_id: sql<number>`next_account_id + 1` })
        .where('id', '=', '')
        .returning('next_account_id'),
    );
    this.#claimKey = compiledOnce(
      db
        .insertInto('idempotency_keys')
        .values({ world_id: '', object_id: '', key: '', request: '' })
        .onConflict((conflict) => conflict.columns(['world_id', 'object_id', 'key']).doNothing()),
    );
    this.#bindKey = compiledOnce(
      db
        .updateTable('idempotency_keys')
        .set({ general_account_id: 0, request: '' })
        .where('world_id', '=', '')
        .where('object_id', '=', '')
        .where('key', '=', ''),
    );
    this.#accountOfKey = compiledOnce(
      db
        .selectFrom('idempotency_keys')
        .innerJoin('loans', (join) =>
          join
            .onRef('loans.world_id', '=', 'idempotency_keys.world_id')
            .onRef('loans.general_account_id', '=', 'idempotency_keys.general_account_id'),
        )
        .where('idempotency_keys.world_id', '=', '')
        .where('object_id', '=', '')
        .where('key', '=', '')
        .select(accountColumns.map((column) => `loans.${column}` as const))
        .select('idempotency_keys.request'),
    );
  }

  /**
   * A repeated idempotency key of the same person answers what the first call created.
   *
   * @throws {WorldGoneError}
   * @throws {KeyReusedError} when the first call with the key asked for something else
   */
  async create(worldId: string, request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    const { objectId, idempotencyKey } = context;
    return this.#work.do(worldId, async (transaction) => {
      if (idempotencyKey === undefined) return this.#add(transaction, worldId, request, context);
      const key = [worldId, objectId, idempotencyKey];
      const fingerprint = this.#fingerprintOf(request, key);
      const { numAffectedRows } = await transaction.executeQuery(this.#claimKey([...key, fingerprint]));
      if (numAffectedRows === 0n) {
        const { rows } = await transaction.executeQuery(this.#accountOfKey(key));
        if (rows[0]) return sameRequest(rows[0], fingerprint);
      }
      const account = await this.#add(transaction, worldId, request, context);
      await transaction.executeQuery(this.#bindKey([account.generalAccountId, fingerprint, ...key]));
      return account;
    });
  }

  async #add(
    transaction: Database,
    worldId: string,
    request: CreateLoanRequest,
    context: CreationContext,
  ): Promise<Account> {
    const { rows } = await transaction.executeQuery(this.#takeAccountId([worldId]));
    if (!rows[0]) throw new WorldGoneError(`There is no world "${worldId}"`);
    const generalAccountId = rows[0].next_account_id - 1;
    const columns = loanColumns(worldId, {
      generalAccountId,
      originatorUserId: request.originatorUserId,
      isLead: request.isLead,
      updatedAt: context.now.toISOString(),
      dashboard: dashboardOfNewLoan(request, context, loanNumberOf(generalAccountId)),
      file: { ...emptyFile, propertyType: request.propertyType, occupancy: request.occupancy },
    });
    await transaction.executeQuery(loanInsert(transaction, [columns]));
    return accountOf(columns);
  }
}

/** What the key's first request created, if this one is the same. Keys of earlier releases do not tell. */
function sameRequest(
  row: Parameters<typeof accountOf>[0] & { readonly request: string | null },
  fingerprint: string,
): Account {
  const account = accountOf(row);
  if (row.request !== null && row.request !== fingerprint) {
    throw new KeyReusedError(account.applicationIdentifier);
  }
  return account;
}

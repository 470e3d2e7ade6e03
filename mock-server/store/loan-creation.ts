import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import type { Account } from '../../contracts/schemas/loan.ts';
import { compiledOnce, type Database } from './database.ts';
import { GatheredByWorld } from './gathered-by-world.ts';
import { emptyFile } from './loan-file.ts';
import { accountColumns, accountOf, loanColumns, loanNumberOf } from './loan-record.ts';
import { loanInserts } from './many-loans.ts';
import { type CreationContext, dashboardOfNewLoan } from './new-loan.ts';
import type { Fingerprints } from './request-fingerprint.ts';

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

/** A loan or lead that is asked for. */
interface Wanted {
  readonly worldId: string;
  readonly request: CreateLoanRequest;
  readonly context: CreationContext;
}

/** Creates loans and leads, those that are asked for at the same time in one transaction. */
export class LoanCreation {
  readonly #work: GatheredByWorld<Wanted, Account>;
  readonly #fingerprintOf: Fingerprints;
  readonly #takeAccountIds;
  readonly #keepKey;
  readonly #accountOfKey;

  constructor(db: Database, fingerprints: Fingerprints) {
    this.#work = new GatheredByWorld(db, (transaction, wanted) => this.#createAll(transaction, wanted));
    this.#fingerprintOf = fingerprints;
    this.#takeAccountIds = compiledOnce(
      db
        .updateTable('worlds')
        .set(({ eb }) => ({ next_account_id: eb('next_account_id', '+', 0) }))
        .where('id', '=', '')
        .returning('next_account_id'),
    );
    this.#keepKey = compiledOnce(
      db
        .insertInto('idempotency_keys')
        .values({ world_id: '', object_id: '', key: '', general_account_id: 0, request: '' })
        .onConflict((conflict) =>
          conflict.columns(['world_id', 'object_id', 'key']).doUpdateSet(({ ref }) => ({
            general_account_id: ref('excluded.general_account_id'),
            request: ref('excluded.request'),
          })),
        ),
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
  create(worldId: string, request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    return this.#work.do({ worldId, request, context });
  }

  /** Nobody else writes in these worlds until the transaction ends, so what is read here still holds then. */
  async #createAll(transaction: Database, wanted: readonly Wanted[]): Promise<Account[]> {
    const accounts = new Map<Wanted, Account>();
    for (const inTurn of turnsOf(wanted)) {
      const fresh: Wanted[] = [];
      for (const one of inTurn) {
        const known = await this.#known(transaction, one);
        if (known) accounts.set(one, known);
        else fresh.push(one);
      }
      for (const [worldId, ofWorld] of Map.groupBy(fresh, (one) => one.worldId)) {
        const added = await this.#add(transaction, worldId, ofWorld);
        for (const [index, account] of added.entries()) accounts.set(ofWorld[index] as Wanted, account);
      }
    }
    return wanted.map((one) => accounts.get(one) as Account);
  }

  /** What the key's first request created; null without a key, or for a new one. */
  async #known(transaction: Database, one: Wanted): Promise<Account | null> {
    const key = keyOf(one);
    if (key === null) return null;
    const { rows } = await transaction.executeQuery(this.#accountOfKey(key));
    return rows[0] ? sameRequest(rows[0], this.#fingerprintOf(one.request, key)) : null;
  }

  async #add(transaction: Database, worldId: string, wanted: readonly Wanted[]): Promise<Account[]> {
    const { rows } = await transaction.executeQuery(this.#takeAccountIds([wanted.length, worldId]));
    if (!rows[0]) throw new WorldGoneError(`There is no world "${worldId}"`);
    const first = rows[0].next_account_id - wanted.length;
    const columns = wanted.map((one, index) => columnsOf(one, first + index));
    for (const insert of loanInserts(transaction, columns)) await transaction.executeQuery(insert);
    for (const [index, one] of wanted.entries()) {
      const key = keyOf(one);
      if (key === null) continue;
      const fingerprint = this.#fingerprintOf(one.request, key);
      await transaction.executeQuery(this.#keepKey([...key, first + index, fingerprint]));
    }
    return columns.map(accountOf);
  }
}

/** Two requests with one key take turns: the second one finds what the first has created. */
function turnsOf(wanted: readonly Wanted[]): Wanted[][] {
  const turns: Wanted[][] = [];
  const seen = new Map<string, number>();
  for (const one of wanted) {
    const key = keyOf(one);
    const name = key === null ? null : JSON.stringify(key);
    const turn = name === null ? 0 : (seen.get(name) ?? 0);
    if (name !== null) seen.set(name, turn + 1);
    (turns[turn] ??= []).push(one);
  }
  return turns;
}

function columnsOf({ worldId, request, context }: Wanted, generalAccountId: number) {
  return loanColumns(worldId, {
    generalAccountId,
    originatorUserId: request.originatorUserId,
    isLead: request.isLead,
    updatedAt: context.now.toISOString(),
    dashboard: dashboardOfNewLoan(request, context, loanNumberOf(generalAccountId)),
    file: { ...emptyFile, propertyType: request.propertyType, occupancy: request.occupancy },
  });
}

/** World, person and key: two people may use the same one. */
const keyOf = ({ worldId, context }: Wanted): readonly string[] | null =>
  context.idempotencyKey === undefined ? null : [worldId, context.objectId, context.idempotencyKey];

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

import { createHmac, randomBytes } from 'node:crypto';
import { sortedJson } from '../../../contracts/api/sorted-json.ts';
import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { GroupCommit } from '../queries/group-commit.ts';
import { insertRows, type Parameter, prepared } from '../queries/prepared.ts';
import type { Database } from '../schema/tables.ts';
import { accountColumns, accountOf, fileOfNewLoan, loanColumns, loanNumberOf } from '../schema/loan-row.ts';
import { type CreationContext, dashboardOfNewLoan } from './new-loan.ts';
import type { Secrets } from './secrets.ts';

/** Error for a world that was deleted before the loan was created. */
export class WorldGoneError extends Error {
  override readonly name = 'WorldGoneError';
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

interface Creation {
  readonly worldId: string;
  readonly request: CreateLoanRequest;
  readonly context: CreationContext;
}

/** Creates loans and leads of all worlds. Creations that are requested at the same time share a transaction. */
export class LoanCreation {
  readonly #batch: GroupCommit<Creation, Account>;
  readonly #secret: string;

  private constructor(db: Database, secret: string) {
    this.#batch = new GroupCommit(db, (transaction, creations) => this.#createAll(transaction, creations));
    this.#secret = secret;
  }

  static async open(db: Database, secrets: Secrets): Promise<LoanCreation> {
    const secret = randomBytes(32).toString('base64url');
    return new LoanCreation(db, await secrets.readOrCreate('request-fingerprint-key', secret));
  }

  /**
   * Creates a loan or lead. A repeated idempotency key of the same user returns the loan of its first request.
   *
   * @throws {WorldGoneError}
   * @throws {KeyReusedError} when the first request with the key was a different one
   */
  create(worldId: string, request: CreateLoanRequest, context: CreationContext): Promise<Account> {
    return this.#batch.add({ worldId, request, context });
  }

  /**
   * Creates loans and leads. The transaction holds the locks of their worlds, so no other transaction can change
   * the rows that it reads.
   */
  async #createAll(transaction: Database, creations: readonly Creation[]): Promise<Account[]> {
    const accounts: Account[] = [];
    for (const creation of creations) {
      accounts.push(
        (await this.#existing(transaction, creation)) ?? (await this.#add(transaction, creation)),
      );
    }
    return accounts;
  }

  /**
   * Returns the account that an earlier request with the same key created; null without a key or for a new key.
   *
   * @throws {KeyReusedError}
   */
  async #existing(transaction: Database, creation: Creation): Promise<Account | null> {
    const key = keyOf(creation);
    if (key === null) return null;
    const { rows } = await accountOfKey(transaction, key);
    if (!rows[0]) return null;
    const account = accountOf(rows[0]);
    // Rows of early releases have no fingerprint.
    const { request } = rows[0];
    if (request !== null && request !== this.#fingerprintOf(creation, key)) {
      throw new KeyReusedError(account.applicationIdentifier);
    }
    return account;
  }

  async #add(transaction: Database, creation: Creation): Promise<Account> {
    const { worldId } = creation;
    const { rows } = await takeAccountId(transaction, { worldId });
    if (!rows[0]) throw new WorldGoneError(`There is no world "${worldId}"`);
    const generalAccountId = rows[0].next_account_id - 1;
    const loan = columnsOf(creation, generalAccountId);
    await insertRows(transaction, 'loans', [loan]);
    await insertRows(transaction, 'notes', firstNotesOf(creation, generalAccountId));
    const key = keyOf(creation);
    if (key !== null) {
      const request = this.#fingerprintOf(creation, key);
      await storeKey(transaction, { ...key, generalAccountId, request });
    }
    return accountOf(loan);
  }

  /**
   * Returns a keyed hash of a request, to compare requests without storing their data. A hash without a secret could be
   * reversed, since there are few tax identifiers. The order of properties is ignored. World, user and idempotency key
   * are part of the hash, so that equal requests of two users differ.
   */
  #fingerprintOf({ request }: Creation, { worldId, objectId, key }: Key): string {
    const text = sortedJson([[worldId, objectId, key], request]);
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

function columnsOf({ worldId, request, context }: Creation, generalAccountId: number) {
  return loanColumns(worldId, {
    generalAccountId,
    originatorUserId: request.originatorUserId,
    isLead: request.isLead,
    updatedAt: context.now.toISOString(),
    dashboard: dashboardOfNewLoan(request, context, loanNumberOf(generalAccountId)),
    file: fileOfNewLoan(request),
  });
}

/** Returns the note that names the lead of a loan. */
const firstNotesOf = ({ worldId, context: { lead, now } }: Creation, generalAccountId: number) =>
  lead === undefined
    ? []
    : [
        {
          world_id: worldId,
          general_account_id: generalAccountId,
          note_id: 1,
          author: lead.author,
          text: `Created from lead ${lead.loanNumber}.`,
          is_shared: 1,
          created_at: now.toISOString(),
          is_seeded: 0,
        },
      ];

/** An idempotency key of a user in a world. */
interface Key {
  readonly worldId: string;
  readonly objectId: string;
  readonly key: string;
}

const keyOf = ({ worldId, context: { objectId, idempotencyKey: key } }: Creation): Key | null =>
  key === undefined ? null : { worldId, objectId, key };

const takeAccountId = prepared((db, parameter: Parameter<{ readonly worldId: string }>) =>
  db
    .updateTable('worlds')
    .set(({ eb }) => ({ next_account_id: eb('next_account_id', '+', 1) }))
    .where('id', '=', parameter('worldId'))
    .returning('next_account_id'),
);

const storeKey = prepared(
  (db, parameter: Parameter<Key & { readonly generalAccountId: number; readonly request: string }>) =>
    db
      .insertInto('idempotency_keys')
      .values({
        world_id: parameter('worldId'),
        object_id: parameter('objectId'),
        key: parameter('key'),
        general_account_id: parameter('generalAccountId'),
        request: parameter('request'),
      })
      .onConflict((conflict) =>
        conflict.columns(['world_id', 'object_id', 'key']).doUpdateSet(({ ref }) => ({
          general_account_id: ref('excluded.general_account_id'),
          request: ref('excluded.request'),
        })),
      ),
);

const accountOfKey = prepared((db, parameter: Parameter<Key>) =>
  db
    .selectFrom('idempotency_keys')
    .innerJoin('loans', (join) =>
      join
        .onRef('loans.world_id', '=', 'idempotency_keys.world_id')
        .onRef('loans.general_account_id', '=', 'idempotency_keys.general_account_id'),
    )
    .where('idempotency_keys.world_id', '=', parameter('worldId'))
    .where('object_id', '=', parameter('objectId'))
    .where('key', '=', parameter('key'))
    .select(accountColumns.map((column) => `loans.${column}` as const))
    .select('idempotency_keys.request'),
);

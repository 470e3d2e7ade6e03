import { type Database, lockWorld, supportsReplicas } from '../schema/tables.ts';
import { StoreUnavailableError } from '../engines/errors.ts';

/** Processes the items of several callers in one transaction. Returns their results in the order of the items. */
type BatchWork<Item, Result> = (transaction: Database, items: readonly Item[]) => Promise<readonly Result[]>;

interface Pending<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: items that are added at the same time share a transaction, since a commit takes at least as long as the
 * creation of a loan, on a disk a hundred times as long. Callers get their results after the commit. If an item fails,
 * the transaction is rolled back, and each item is retried in its own transaction.
 *
 * In a data file the items of all worlds share transactions, because a file has one writer. In a shared database each
 * world has its own transactions, which lock the world first, so that two servers cannot deadlock.
 */
export class GroupCommit<Item extends { readonly worldId: string }, Result> {
  readonly #db: Database;
  readonly #work: BatchWork<Item, Result>;
  /** Items that wait for the end of the current transaction, by world. */
  readonly #queues = new Map<string, Pending<Item, Result>[]>();

  /** @param work processes a batch; runs again for each item after a rollback */
  constructor(db: Database, work: BatchWork<Item, Result>) {
    this.#db = db;
    this.#work = work;
  }

  add(item: Item): Promise<Result> {
    const group = supportsReplicas(this.#db) ? item.worldId : '';
    return new Promise<Result>((resolve, reject) => {
      const pending = { item, resolve, reject };
      const queue = this.#queues.get(group);
      if (queue) {
        queue.push(pending);
        return;
      }
      this.#queues.set(group, [pending]);
      // Requests of the same turn of the event loop join the first batch.
      setImmediate(() => void this.#run(group));
    });
  }

  async #run(group: string): Promise<void> {
    for (let queue = this.#queues.get(group) ?? []; queue.length > 0; queue = this.#queues.get(group) ?? []) {
      this.#queues.set(group, []);
      try {
        await this.#commit(queue);
      } catch (error) {
        // Not retried: the commit may have happened. Clients repeat the request with its idempotency key.
        if (error instanceof StoreUnavailableError) for (const { reject } of queue) reject(error);
        else for (const pending of queue) await this.#commit([pending]).catch(pending.reject);
      }
    }
    this.#queues.delete(group);
  }

  async #commit(batch: readonly Pending<Item, Result>[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    const results = await this.#db.transaction().execute(async (transaction) => {
      const [first] = items;
      if (supportsReplicas(this.#db) && first) await lockWorld(transaction, first.worldId);
      return this.#work(transaction, items);
    });
    if (results.length !== items.length) throw new RangeError('A batch must return one result for each item');
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  }
}

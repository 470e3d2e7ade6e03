import type { Database } from './database.ts';
import { StoreUnavailableError } from './outage.ts';

/** Does what several callers want, in one transaction; answers what came of each, in their order. */
export type WorkTogether<Item, Result> = (
  transaction: Database,
  items: readonly Item[],
) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does what several callers want at the same time in one transaction, since beginning and ending one costs as much as
 * a creation, and on a disk a hundred times as much. Nobody is answered before all is committed. When one piece of the
 * work fails, nothing of the transaction is kept, and each piece gets a transaction of its own.
 */
export class GatheredWork<Item, Result> {
  readonly #db: Database;
  readonly #work: WorkTogether<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #isRunning = false;

  /** @param work must be fit for being done again after it has been rolled back */
  constructor(db: Database, work: WorkTogether<Item, Result>) {
    this.#db = db;
    this.#work = work;
  }

  /** True when nobody waits for anything. */
  get isIdle(): boolean {
    return !this.#isRunning && this.#waiting.length === 0;
  }

  do(item: Item): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // Whatever has come in by then goes together.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const together = this.#waiting;
      this.#waiting = [];
      try {
        await this.#doTogether(together);
      } catch (error) {
        // Whether it was done before the connection broke is unknown: whoever asks again says so with a key.
        if (error instanceof StoreUnavailableError) for (const { reject } of together) reject(error);
        // Whose fault it was shows when each is done alone, and only that one is told.
        else for (const one of together) await this.#doTogether([one]).catch(one.reject);
      }
    }
    this.#isRunning = false;
  }

  async #doTogether(together: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = together.map(({ item }) => item);
    const results = await this.#db.transaction().execute((transaction) => this.#work(transaction, items));
    if (results.length !== items.length) throw new RangeError('Not every piece of the work has a result');
    for (const [index, { resolve }] of together.entries()) resolve(results[index] as Result);
  }
}

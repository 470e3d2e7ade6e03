import type { Database } from './database.ts';
import { StoreUnavailableError } from './outage.ts';

/** What one caller wants done in a transaction. */
export type Work<Result> = (transaction: Database) => Promise<Result>;

interface Waiting {
  readonly attempt: (transaction: Database) => Promise<void>;
  readonly settle: () => void;
  readonly reject: (error: unknown) => void;
  readonly runAlone: () => Promise<void>;
}

/**
 * Does what several callers want at the same time in one transaction, since beginning and ending one costs as much as
 * a creation, and on a disk a hundred times as much. Nobody is answered before all is committed. When one piece of the
 * work fails, nothing of the transaction is kept, and each piece gets a transaction of its own.
 */
export class GatheredWork {
  readonly #db: Database;
  readonly #begin: Work<void>;
  #waiting: Waiting[] = [];
  #isRunning = false;

  /** @param begin what every transaction begins with; nothing without it */
  constructor(db: Database, begin: Work<void> = async () => undefined) {
    this.#db = db;
    this.#begin = begin;
  }

  /** True when nobody waits for anything. */
  get isIdle(): boolean {
    return !this.#isRunning && this.#waiting.length === 0;
  }

  /** Must be fit for being done again after it has been rolled back. */
  do<Result>(work: Work<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      let result: Result;
      this.#waiting.push({
        attempt: async (transaction) => {
          result = await work(transaction);
        },
        settle: () => resolve(result),
        reject,
        runAlone: () => this.#inTransaction(work).then(resolve, reject),
      });
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
        await this.#inTransaction(async (transaction) => {
          for (const { attempt } of together) await attempt(transaction);
        });
        for (const { settle } of together) settle();
      } catch (error) {
        // Whether it was done before the connection broke is unknown: whoever asks again says so with a key.
        if (error instanceof StoreUnavailableError) for (const { reject } of together) reject(error);
        // Whose fault it was shows when each is done alone, and only that one is told.
        else for (const { runAlone } of together) await runAlone();
      }
    }
    this.#isRunning = false;
  }

  #inTransaction<Result>(work: Work<Result>): Promise<Result> {
    return this.#db.transaction().execute(async (transaction) => {
      await this.#begin(transaction);
      return work(transaction);
    });
  }
}

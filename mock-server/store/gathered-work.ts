import type { Database } from './database.ts';

/** What one caller wants done in a transaction. */
type Work<Result> = (transaction: Database) => Promise<Result>;

interface Waiting {
  readonly attempt: (transaction: Database) => Promise<void>;
  readonly settle: () => void;
  readonly runAlone: () => Promise<void>;
}

/**
 * Does what several callers want at the same time in one transaction, since beginning and ending one costs as much as
 * a creation, and on a disk a hundred times as much. Nobody is answered before all is committed. When one piece of the
 * work fails, nothing of the transaction is kept, and each piece gets a transaction of its own.
 */
export class GatheredWork {
  readonly #db: Database;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(db: Database) {
    this.#db = db;
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
        runAlone: () => this.#db.transaction().execute(work).then(resolve, reject),
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
        await this.#db.transaction().execute(async (transaction) => {
          for (const { attempt } of together) await attempt(transaction);
        });
        for (const { settle } of together) settle();
      } catch {
        // Whose fault it was shows when each is done alone, and only that one is told.
        for (const { runAlone } of together) await runAlone();
      }
    }
    this.#isRunning = false;
  }
}

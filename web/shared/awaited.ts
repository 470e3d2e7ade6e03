import { constants } from './constants.ts';

/** How long the user has waited: not worth a sign, long enough for a sign, or so long that a sentence explains it. */
type Wait = 'short' | 'noticed' | 'long';

/** Work that the user waits for: requests, and downloads of pages and of their parts. */
export class Waits {
  /** The pending work, with how long it has taken. */
  readonly #pending = new Set<{ wait: Wait }>();
  readonly #listeners = new Set<() => void>();

  /** Returns the promise of work, which counts as pending until the promise is settled. */
  readonly during = async <Result>(work: PromiseLike<Result>): Promise<Result> => {
    const own: { wait: Wait } = { wait: 'short' };
    this.#pending.add(own);
    const reach = (wait: Wait) => {
      own.wait = wait;
      this.#tell();
    };
    const { noticedWaitSeconds, longWaitSeconds } = constants;
    const timers = [
      setTimeout(() => reach('noticed'), noticedWaitSeconds * 1_000),
      setTimeout(() => reach('long'), longWaitSeconds * 1_000),
    ];
    try {
      return await work;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      this.#pending.delete(own);
      if (own.wait !== 'short') this.#tell();
    }
  };

  /** Returns the longest wait at present. */
  readonly longest = (): Wait => {
    const waits = [...this.#pending].map(({ wait }) => wait);
    return waits.includes('long') ? 'long' : waits.includes('noticed') ? 'noticed' : 'short';
  };

  /** Calls the listener when the longest wait may have changed. Returns a function that removes the listener. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The waits of the user. The shell shows a sign of the longest one. */
export const userWaits = new Waits();

/** Returns the promise of work that the user waits for. */
export const awaited = userWaits.during;

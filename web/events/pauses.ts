/** Milliseconds, unless the server asks for more. */
const shortest = 1_000;
const longest = 60_000;

/**
 * How long to wait before the next attempt to connect, milliseconds: twice as long after each attempt that came to
 * nothing, the shortest again after one that did. Nothing is left to chance.
 */
export class Pauses {
  #base = shortest;
  #failures = 0;

  /** The server asks for this time between two attempts, milliseconds. */
  ask(milliseconds: number): void {
    this.#base = Math.min(Math.max(milliseconds, shortest), longest);
  }

  /** The connection was good for something. */
  restart(): void {
    this.#failures = 0;
  }

  next(): number {
    const pause = Math.min(this.#base * 2 ** this.#failures, longest);
    // Beyond this nothing grows any more.
    this.#failures = Math.min(this.#failures + 1, 16);
    return pause;
  }
}

/** Waits, or less when the signal says that nobody is interested any more. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

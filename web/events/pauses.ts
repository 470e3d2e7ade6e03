/** The shortest and the longest pause between two attempts to connect, in milliseconds. */
const shortest = 1_000;
const longest = 60_000;

/**
 * Pauses between attempts to connect: each is twice as long as the pause before, without jitter, until a connection has
 * received data.
 */
export class Pauses {
  #base = shortest;
  #failures = 0;

  /** Sets the shortest pause to the time that the server asks for, from `shortest` to `longest` milliseconds. */
  ask(milliseconds: number): void {
    this.#base = Math.min(Math.max(milliseconds, shortest), longest);
  }

  /** Resets to the shortest pause. Call it when a connection has received data. */
  restart(): void {
    this.#failures = 0;
  }

  /** Returns the next pause in milliseconds. */
  next(): number {
    const pause = Math.min(this.#base * 2 ** this.#failures, longest);
    // Limits the exponent. The longest pause is reached earlier.
    this.#failures = Math.min(this.#failures + 1, 16);
    return pause;
  }
}

/** Resolves after the given milliseconds, or as soon as the signal aborts. */
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

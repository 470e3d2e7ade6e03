import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum delay in milliseconds of a timer that runs in real time. Longer timers fire only during `pass`. */
const soon = 50;

/** Maximum number of successive animation frames that run in real time. Later ones run in `pass`. */
const framesInARow = 10;

/** Interval of animation frames, milliseconds. */
const frameTime = 16;

interface Timer {
  /** Due time by the page's clock, in milliseconds since its start; null for a timer that runs in real time. */
  due: number | null;
  readonly every: number | null;
  readonly callback: () => void;
  handle?: NodeJS.Timeout;
}

type Callback = (...given: unknown[]) => void;

/**
 * The work of a page, as a count of what is pending (requests, scheduled renders, animation frames, short timers and
 * cryptography) and a clock for longer timers, which stands still until a scenario advances it. Without pending work the
 * page does not change until the user, the server or the clock acts.
 */
export class Activity {
  #pending = 0;
  #now = 0;
  #isOver = false;
  #framesBefore = 0;
  readonly #start = Date.now();
  readonly #timers = new Set<Timer>();

  /** Milliseconds since 1970 by the page's clock. */
  get time(): number {
    return this.#start + this.#now;
  }

  /** Waits until no work is pending. @returns false if work is still pending after the limit, in milliseconds */
  async rest(limit: number): Promise<boolean> {
    const end = performance.now() + limit;
    // Needs two turns without pending work, since a promise may cause work one turn later.
    for (let turns = 0; turns < 2; turns = this.#pending === 0 ? turns + 1 : 0) {
      if (performance.now() > end) return false;
      await nextTurn();
    }
    return true;
  }

  /** Advances the clock by milliseconds and runs the due timers, the earliest first. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#nextBy(end); next; next = this.#nextBy(end)) {
      this.#now = next.due ?? end;
      if (next.every === null) this.#timers.delete(next);
      else next.due = this.#now + next.every;
      next.callback();
      await this.rest(1_000);
    }
    this.#now = end;
  }

  /** Ends all timers, and prevents new ones. */
  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) this.clearTimer(timer);
  }

  /** Counts a promise as pending work until it is settled. */
  readonly during = <T>(work: Promise<T>): Promise<T> => {
    this.#pending += 1;
    const end = () => void (this.#pending -= 1);
    work.then(end, end);
    return work;
  };

  /** Awaits an action of the scenario. The wait does not count as pending work. */
  readonly outside = async (wait: Promise<void>): Promise<void> => {
    this.#pending -= 1;
    try {
      await wait;
    } finally {
      this.#pending += 1;
    }
  };

  readonly setImmediate = (callback: Callback, ...given: unknown[]): void => {
    this.#pending += 1;
    setImmediate(() => {
      this.#pending -= 1;
      callback(...given);
    });
  };

  readonly setTimeout = (callback: Callback, delay = 0, ...given: unknown[]): Timer =>
    this.#add({
      due: delay <= soon ? null : this.#now + delay,
      every: null,
      callback: () => callback(...given),
    });

  readonly setInterval = (callback: Callback, delay = 0, ...given: unknown[]): Timer => {
    const every = Math.max(delay, 1);
    return this.#add({ due: this.#now + every, every, callback: () => callback(...given) });
  };

  readonly requestAnimationFrame = (callback: (time: number) => void): Timer => {
    const row = this.#framesBefore + 1;
    return this.#add({
      due: row <= framesInARow ? null : this.#now + frameTime,
      every: null,
      callback: () => {
        this.#framesBefore = row;
        callback(this.time);
        this.#framesBefore = 0;
      },
    });
  };

  readonly clearTimer = (timer: Timer | undefined): void => {
    if (!timer || !this.#timers.delete(timer) || timer.due !== null) return;
    clearTimeout(timer.handle);
    this.#pending -= 1;
  };

  #add(timer: Timer): Timer {
    if (this.#isOver) return timer;
    this.#timers.add(timer);
    if (timer.due !== null) return timer;
    this.#pending += 1;
    timer.handle = setTimeout(() => {
      this.clearTimer(timer);
      timer.callback();
    });
    return timer;
  }

  #nextBy(end: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.due !== null && timer.due <= end);
    return due.toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0))[0];
  }
}

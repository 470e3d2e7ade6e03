/** The longest delay of a timer, in milliseconds, that runs by itself. Longer ones wait for `pass`. */
const soon = 50;

/** How many frames, each asked for by the one before, run by themselves: what moves for longer follows the clock. */
const framesInARow = 10;

/** Milliseconds from one frame to the next. */
const frameTime = 16;

/** A timer as a page gets it. */
export interface Timer {
  /** When it is due, in milliseconds of the page's clock; null for a timer that runs by itself. */
  due: number | null;
  readonly every: number | null;
  readonly callback: () => void;
  handle?: NodeJS.Timeout;
}

type Callback = (...given: unknown[]) => void;

/**
 * What a page still has to do by itself: requests, scheduled renders, frames, short timers and cryptography. When
 * nothing is left, the page shows what it will show until the user, the server or the clock does something. Longer
 * timers follow a clock that stands still until a scenario moves it.
 */
export class Activity {
  #pending = 0;
  #now = 0;
  #isOver = false;
  #framesBefore = 0;
  readonly #start = Date.now();
  readonly #timers = new Set<Timer>();

  get isIdle(): boolean {
    return this.#pending === 0;
  }

  /** Milliseconds since 1970 by the page's clock. */
  get time(): number {
    return this.#start + this.#now;
  }

  /** Counts a promise until it is settled. */
  readonly during = <T>(work: Promise<T>): Promise<T> => {
    this.#pending += 1;
    const end = () => void (this.#pending -= 1);
    work.then(end, end);
    return work;
  };

  /** Waits for something that the scenario decides on: meanwhile the page is not at work. */
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

  /** Moves the clock by milliseconds and runs the timers that come due, the earliest first. */
  async pass(milliseconds: number, rest: () => Promise<unknown>): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#nextBy(end); next; next = this.#nextBy(end)) {
      this.#now = next.due ?? end;
      if (next.every === null) this.#timers.delete(next);
      else next.due = this.#now + next.every;
      next.callback();
      await rest();
    }
    this.#now = end;
  }

  /** Ends all timers; none starts afterwards. */
  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) this.clearTimer(timer);
  }

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

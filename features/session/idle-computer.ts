import assert from 'node:assert/strict';
import type { IdleTiming } from '../../contracts/operations/configuration.ts';
import { type Clock, createIdleWatch, type IdleWatch, timingOf } from '../../web/session/idle/watch.ts';

interface Tab {
  readonly watch: IdleWatch;
  readonly clock: TabClock;
}

/** A stand-in for a computer with one or two tabs. Each tab has an idle watch, without a page. */
export class IdleComputer {
  readonly clock = new MovedClock();
  readonly tabs: Tab[] = [];
  /** The idle times in the settings; undefined for settings without them. */
  settings: IdleTiming | undefined;
  keepAlives = 0;
  signOuts = 0;
  #lastActivity: number | null = null;

  get first(): Tab {
    return this.tabs[0] ?? assert.fail('The settings were not given');
  }

  get second(): Tab {
    return this.tabs[1] ?? assert.fail('There is no second tab');
  }

  openTab(): void {
    this.tabs.push(this.#startTab());
  }

  reloadFirstTab(): void {
    this.first.watch.stop();
    this.tabs[0] = this.#startTab();
  }

  #startTab(): Tab {
    const clock = this.clock.forTab();
    const watch = createIdleWatch({
      clock,
      timing: timingOf(this.settings),
      memory: {
        read: () => this.#lastActivity,
        write: (at) => {
          this.#lastActivity = at;
          // Other tabs are notified, at once or when they wake.
          for (const tab of this.tabs) if (tab.watch !== watch) tab.clock.whenAwake(tab.watch.check);
        },
      },
      keepAlive: () => {
        this.keepAlives += 1;
      },
      timedOut: () => {
        this.signOuts += 1;
      },
    });
    watch.start();
    return { watch, clock };
  }
}

interface Timer {
  readonly action: () => void;
  /** Time on the monotonic clock, which stops while the computer sleeps. */
  readonly due: number;
}

/** The clock of one tab. A sleeping tab gets timers and messages only when it wakes. */
export interface TabClock extends Clock {
  sleep(): void;
  wake(): void;
  whenAwake(action: () => void): void;
}

/** A simulated clock: the time of day and the timers, which tests advance. */
export class MovedClock {
  #wall = Date.UTC(2026, 0, 5, 9);
  #awake = 0;
  readonly #tabs: { isAsleep: boolean; timers: Timer[] }[] = [];

  /** Advances the time, and fires timers when they are due. */
  run(seconds: number): void {
    const end = this.#awake + seconds * 1_000;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#moveTo(next.timer.due);
      next.tab.timers.splice(next.tab.timers.indexOf(next.timer), 1);
      next.timer.action();
    }
    this.#moveTo(end);
  }

  /** Advances the time of day only, as during sleep of the computer. */
  sleep(seconds: number): void {
    this.#wall += seconds * 1_000;
  }

  setBack(seconds: number): void {
    this.#wall -= seconds * 1_000;
  }

  forTab(): TabClock {
    const tab: { isAsleep: boolean; timers: Timer[] } = { isAsleep: false, timers: [] };
    this.#tabs.push(tab);
    return {
      now: () => this.#wall,
      after: (milliseconds, action) => {
        const timer = { action, due: this.#awake + milliseconds };
        tab.timers.push(timer);
        return () => {
          tab.timers = tab.timers.filter((one) => one !== timer);
        };
      },
      sleep: () => {
        tab.isAsleep = true;
      },
      wake: () => {
        tab.isAsleep = false;
      },
      whenAwake: (action) => {
        if (!tab.isAsleep) action();
      },
    };
  }

  #next(end: number) {
    return this.#tabs
      .filter((tab) => !tab.isAsleep)
      .flatMap((tab) => tab.timers.map((timer) => ({ tab, timer })))
      .filter(({ timer }) => timer.due <= end)
      .toSorted((one, other) => one.timer.due - other.timer.due)[0];
  }

  #moveTo(awake: number): void {
    const passed = Math.max(0, awake - this.#awake);
    this.#wall += passed;
    this.#awake += passed;
  }
}

import assert from 'node:assert/strict';
import type { IdleTiming } from '../../contracts/operations/configuration.ts';
import { timingOf } from '../../web/session/idle/timing.ts';
import { createIdleWatch, type IdleWatch } from '../../web/session/idle/watch.ts';
import { MovedClock, type TabClock } from './moved-clock.ts';

interface Tab {
  readonly watch: IdleWatch;
  readonly clock: TabClock;
}

/** The idle watches of one or two tabs, called as functions. Steps advance the clock. Times are in seconds. */
export class IdleWatches {
  readonly #clock = new MovedClock();
  #settings: IdleTiming | undefined;
  #lastActivity: number | null = null;
  #keptAlive = 0;
  #signOuts = 0;
  #first: Tab | undefined;
  #second: Tab | undefined;

  /** Starts an idle watch with these idle times. @param settings null for settings without idle times */
  watch(settings: IdleTiming | null): void {
    this.#settings = settings ?? undefined;
    this.#first = this.#openTab();
  }

  openSecondTab(): void {
    this.#second = this.#openTab();
  }

  rest(seconds: number): void {
    this.#clock.run(seconds);
  }

  sleep(seconds: number): void {
    this.#clock.sleep(seconds);
  }

  sleepWhileSecondTabWorks(seconds: number): void {
    this.#tab.clock.sleep();
    for (let worked = 0; worked < seconds; worked += 10) {
      this.#clock.run(10);
      this.#secondTab.watch.active();
    }
  }

  setClockBack(seconds: number): void {
    this.#clock.setBack(seconds);
  }

  wake(): void {
    this.#tab.clock.wake();
    this.#tab.watch.check();
  }

  act(): void {
    this.#tab.watch.active();
  }

  actInSecondTab(): void {
    this.#secondTab.watch.active();
  }

  extend(): void {
    this.#tab.watch.extend();
  }

  extendInSecondTab(): void {
    this.#secondTab.watch.extend();
  }

  loadAgain(): void {
    this.#tab.watch.stop();
    this.#first = this.#openTab();
  }

  isNotWarned(): void {
    assert.equal(this.#signOuts, 0);
    for (const { watch } of this.#tabs) assert.deepEqual(watch.state(), { phase: 'active' });
  }

  isWarned(secondsLeft: number, tabs: number): void {
    assert.equal(this.#tabs.length, tabs);
    for (const { watch } of this.#tabs) assert.deepEqual(watch.state(), { phase: 'warning', secondsLeft });
  }

  isSignedOutOnce(): void {
    assert.deepEqual([this.#tab.watch.state(), this.#signOuts], [{ phase: 'over' }, 1]);
  }

  wasKeptAlive(times: number): void {
    assert.equal(this.#keptAlive, times);
  }

  get #tab(): Tab {
    return this.#first ?? assert.fail('The settings were not given');
  }

  get #secondTab(): Tab {
    return this.#second ?? assert.fail('There is no second tab');
  }

  get #tabs(): Tab[] {
    return [this.#first, this.#second].filter((tab) => tab !== undefined);
  }

  #openTab(): Tab {
    const clock = this.#clock.forTab();
    const watch = createIdleWatch({
      clock,
      timing: timingOf(this.#settings),
      memory: {
        read: () => this.#lastActivity,
        write: (at) => {
          this.#lastActivity = at;
          // Other tabs are notified, at once or when they wake.
          for (const tab of this.#tabs) if (tab.watch !== watch) tab.clock.whenAwake(tab.watch.check);
        },
      },
      keepAlive: () => {
        this.#keptAlive += 1;
      },
      timedOut: () => {
        this.#signOuts += 1;
      },
    });
    watch.start();
    return { watch, clock };
  }
}

import assert from 'node:assert/strict';
import type { IdleTiming } from '../../contracts/operations/configuration.ts';
import { createIdleWatch, type IdleWatch, timingOf } from '../../web/session/idle/watch.ts';
import { MovedClock, type TabClock } from './moved-clock.ts';

interface Tab {
  readonly watch: IdleWatch;
  readonly clock: TabClock;
}

/** A computer with one or two tabs, whose idle watches are called as functions. */
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

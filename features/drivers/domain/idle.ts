import assert from 'node:assert/strict';
import { timingOf } from '../../../web/session/idle/timing.ts';
import { createIdleWatch, type IdleWatch } from '../../../web/session/idle/watch.ts';
import type { IdleActions, IdleSettings } from '../areas/idle.ts';
import { MovedClock, type TabClock } from './moved-clock.ts';

interface Tab {
  readonly watch: IdleWatch;
  readonly clock: TabClock;
}

/** The idle watch of one or two tabs, on a clock that is moved. */
export function idleActions(): Partial<IdleActions> {
  const clock = new MovedClock();
  let settings: IdleSettings | undefined;
  let lastActivity: number | null = null;
  let keptAlive = 0;
  let signOuts = 0;
  let first: Tab | undefined;
  let second: Tab | undefined;

  const openTab = (): Tab => {
    const tabClock = clock.forTab();
    const watch = createIdleWatch({
      clock: tabClock,
      timing: timingOf(settings),
      memory: {
        read: () => lastActivity,
        write: (at) => {
          lastActivity = at;
          // Other tabs hear of it, unless they sleep.
          for (const tab of [first, second]) if (tab?.watch !== watch) tab?.clock.whenAwake(tab.watch.check);
        },
      },
      keepAlive: () => {
        keptAlive += 1;
      },
      timedOut: () => {
        signOuts += 1;
      },
    });
    watch.start();
    return { watch, clock: tabClock };
  };
  const theFirst = (): Tab => first ?? assert.fail('Nobody watches yet');
  const theSecond = (): Tab => second ?? assert.fail('There is no second tab');
  const warning = (secondsLeft: number) => ({ phase: 'warning', secondsLeft });

  return {
    watch: async (wanted) => {
      settings = wanted ?? undefined;
      first = openTab();
    },
    openSecondTab: async () => {
      second = openTab();
    },
    rest: async (seconds) => clock.run(seconds),
    sleep: async (seconds) => clock.sleep(seconds),
    sleepWhileSecondTabWorks: async (seconds) => {
      theFirst().clock.sleep();
      for (let worked = 0; worked < seconds; worked += 10) {
        clock.run(10);
        theSecond().watch.active();
      }
    },
    setClockBack: async (seconds) => clock.setBack(seconds),
    wake: async () => {
      theFirst().clock.wake();
      theFirst().watch.check();
    },
    doSomething: async () => theFirst().watch.active(),
    doSomethingInSecondTab: async () => theSecond().watch.active(),
    extend: async () => theFirst().watch.extend(),
    extendInSecondTab: async () => theSecond().watch.extend(),
    loadAnew: async () => {
      theFirst().watch.stop();
      first = openTab();
    },

    seesNothing: async () => {
      assert.equal(signOuts, 0);
      for (const tab of [first, second]) if (tab) assert.deepEqual(tab.watch.state(), { phase: 'active' });
    },
    seesWarning: async (secondsLeft) => {
      const state = theFirst().watch.state();
      if (secondsLeft === null) assert.equal(state.phase, 'warning');
      else assert.deepEqual(state, warning(secondsLeft));
    },
    seesWarningInBothTabs: async (secondsLeft) => {
      assert.deepEqual(theFirst().watch.state(), warning(secondsLeft));
      assert.deepEqual(theSecond().watch.state(), warning(secondsLeft));
    },
    wasSignedOutOnce: async () => {
      assert.deepEqual([theFirst().watch.state(), signOuts], [{ phase: 'over' }, 1]);
    },
    keptAlive: async (times) => assert.equal(keptAlive, times),
  };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IdleTiming } from '../../../contracts/operations/configuration.ts';
import { createIdleWatch, idleStateAt, timingOf } from './watch.ts';

/** A watch with a warning after 10 s and a sign-out 10 s later, on a computer whose timers run only when it is awake. */
function computer(settings: Partial<IdleTiming> = {}) {
  let now = 1_000;
  let memory: number | null = null;
  const timers = new Set<() => void>();
  const happened: string[] = [];
  const watch = createIdleWatch({
    clock: {
      now: () => now,
      after: (_milliseconds, action) => {
        timers.add(action);
        return () => void timers.delete(action);
      },
    },
    timing: timingOf({ idleSeconds: 10, timeoutSeconds: 10, keepAliveSeconds: 600, ...settings }),
    memory: { read: () => memory, write: (at) => void (memory = at) },
    keepAlive: () => void happened.push('keep alive'),
    timedOut: () => void happened.push('timed out'),
  });
  watch.start();
  return {
    watch,
    timers,
    happened,
    lastActivity: () => memory,
    sleep: (seconds: number) => void (now += seconds * 1_000),
  };
}

test("[S-4.1-29] 'Stay signed in' after a sleep beyond the end signs out, and no other tab takes it for activity", () => {
  const { watch, happened, lastActivity, sleep } = computer();
  sleep(15);
  watch.check();
  assert.equal(watch.state().phase, 'warning');
  // No timer has run since: the press is the first to see how late it is.
  sleep(5);
  watch.extend();
  assert.equal(watch.state().phase, 'over');
  assert.deepEqual(happened, ['timed out']);
  assert.equal(lastActivity(), 1_000);
});

test('[S-4.1-29] a session that has timed out is ended once, whatever happens then', () => {
  const { watch, happened, sleep } = computer();
  sleep(20);
  watch.check();
  watch.check();
  watch.extend();
  watch.active();
  assert.deepEqual(happened, ['timed out']);
});

test('[S-4.1-26] after a sleep one keep-alive is sent, and the missed ones are not sent later', () => {
  const { watch, happened, sleep } = computer({ idleSeconds: 3_599, keepAliveSeconds: 120 });
  sleep(500);
  watch.check();
  watch.check();
  sleep(99);
  watch.check();
  assert.deepEqual(happened, ['keep alive']);
  sleep(1);
  watch.check();
  assert.deepEqual(happened, ['keep alive', 'keep alive']);
});

test('a watch has one timer after each check, and none after its end', () => {
  const { watch, timers, sleep } = computer();
  assert.equal(timers.size, 1);
  watch.extend();
  watch.check();
  assert.equal(timers.size, 1);
  sleep(20);
  watch.check();
  assert.equal(timers.size, 0);
});

test('a watch that is stopped has no timer', () => {
  const { watch, timers } = computer();
  watch.stop();
  assert.equal(timers.size, 0);
});

test('a listener that is removed hears of no further change', () => {
  const { watch, sleep } = computer();
  const heard: string[] = [];
  const stop = watch.onChange(() => void heard.push(watch.state().phase));
  sleep(10);
  watch.check();
  stop();
  watch.extend();
  assert.deepEqual(heard, ['warning']);
});

test('[S-4.1-31] the seconds that are left are rounded up, so that the warning never says 0', () => {
  const timing = timingOf({ idleSeconds: 10, timeoutSeconds: 10 });
  for (const [at, secondsLeft] of [
    [10_000, 10],
    [10_001, 10],
    [11_000, 9],
    [19_999, 1],
  ] as const)
    assert.deepEqual(idleStateAt(0, at, timing), { phase: 'warning', secondsLeft });
});

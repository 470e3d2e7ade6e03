import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Waits } from './awaited.ts';

/** Runs a test with fake timers. `told` lists the waits that listeners were told of. */
function withTimers(run: (waits: Waits, told: readonly string[]) => Promise<void>) {
  return async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const waits = new Waits();
    const told: string[] = [];
    const stop = waits.onChange(() => void told.push(waits.longest()));
    try {
      await run(waits, told);
    } finally {
      stop();
      mock.timers.reset();
    }
  };
}

test(
  '[A-167] work that takes less than a second has no sign, also one after the other',
  withTimers(async (waits, told) => {
    for (let count = 0; count < 20; count += 1) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const work = waits.during(promise);
      mock.timers.tick(900);
      resolve();
      await work;
    }
    assert.deepEqual(told, []);
  }),
);

test(
  '[A-167] the longest of several waits counts, and work that fails ends its wait',
  withTimers(async (waits, told) => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [waits.during(first.promise), waits.during(second.promise)];
    mock.timers.tick(10_000);
    const third = Promise.withResolvers<void>();
    const late = waits.during(third.promise);
    first.resolve();
    await both[0];
    assert.equal(waits.longest(), 'long');
    second.reject(new Error('offline'));
    await assert.rejects(both[1] ?? Promise.resolve(), /offline/);
    assert.equal(waits.longest(), 'short');
    mock.timers.tick(1_000);
    assert.equal(waits.longest(), 'noticed');
    third.resolve();
    await late;
    assert.equal(waits.longest(), 'short');
    assert.deepEqual(told.slice(-2), ['noticed', 'short']);
  }),
);

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInIdleTimes } from '../../../contracts/api/settings.ts';
import type { Configuration } from '../../../contracts/operations/configuration.ts';
import { createStorage } from '../../shared/storage.ts';
import { forgetTimedOutActivity, readLastActivity, storeLastActivity } from './activity.ts';
import { announcementAt, inWords } from './texts.ts';
import { createIdleWatch, timingOf } from './watch.ts';

test('settings that make no sense have their defaults one by one', () => {
  const { idleSeconds, keepAliveSeconds } = builtInIdleTimes;
  const { idle, timeout, keepAlive } = timingOf({ idleSeconds: Number.NaN, timeoutSeconds: 30 });
  assert.deepEqual([idle, timeout, keepAlive], [1_000 * idleSeconds, 30_000, 1_000 * keepAliveSeconds]);
});

test('a timer delay above the limit of browsers is shortened', () => {
  const pauses: number[] = [];
  const watch = createIdleWatch({
    clock: { now: () => 1_000, after: (milliseconds) => (pauses.push(milliseconds), () => {}) },
    timing: timingOf({ idleSeconds: 9_000_000, timeoutSeconds: 1, keepAliveSeconds: 9_000_000 }),
    memory: { read: () => null, write: () => undefined },
    keepAlive: () => undefined,
    timedOut: () => undefined,
  });
  watch.start();
  assert.deepEqual(pauses, [2_147_483_647]);
});

test('a timer that fires too early changes nothing', () => {
  let now = 1_000;
  let fire = () => {};
  let read: number | null = null;
  const watch = createIdleWatch({
    clock: { now: () => now, after: (_milliseconds, action) => ((fire = action), () => {}) },
    timing: timingOf({ idleSeconds: 10, timeoutSeconds: 10, keepAliveSeconds: 10 }),
    memory: { read: () => read, write: (at) => void (read = at) },
    keepAlive: () => assert.fail('too early'),
    timedOut: () => assert.fail('too early'),
  });
  watch.start();
  now += 9_999;
  fire();
  assert.equal(watch.state().phase, 'active');
});

const minute = 60_000;
const noon = Date.UTC(2026, 2, 2, 12);
const configuration = {
  idle: { idleSeconds: 60, timeoutSeconds: 60, keepAliveSeconds: 60 },
} as Configuration;

function storageWith(content: Record<string, string>) {
  const values = new Map(Object.entries(content));
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createStorage({ session: () => area, local: () => area });
}

/**
 * Returns the watch of a page that loads at `now`. The warning comes after one minute, the sign-out one minute later.
 */
const watchAt = (now: number, storage: ReturnType<typeof storageWith>) =>
  createIdleWatch({
    clock: { now: () => now, after: () => () => {} },
    timing: timingOf(configuration.idle),
    memory: { read: () => readLastActivity(storage), write: (at) => storeLastActivity(at, storage) },
    keepAlive: () => undefined,
    timedOut: () => undefined,
  });

test('the last activity is stored, and a malformed stored time is ignored', () => {
  const storage = storageWith({});
  assert.equal(readLastActivity(storage), null);
  storeLastActivity(noon, storage);
  assert.equal(readLastActivity(storage), noon);
  const noTimes = [
    '{',
    '"now"',
    'null',
    'true',
    '-1',
    '0',
    '7',
    '[]',
    '1e999',
    `"${noon}"`,
    `${noon / 1_000}`,
  ];
  for (const text of noTimes) {
    assert.equal(readLastActivity(storageWith({ lastActivity: text })), null, text);
  }
});

for (const [what, stored] of [
  ['a number that is no time', '7'],
  ['a time in seconds', String(noon / 1_000)],
  ['a text', '"yesterday"'],
  ['a time in the future', String(noon + 24 * 60 * minute)],
] as const) {
  test(`a page with ${what} as the last activity starts as active`, () => {
    const storage = storageWith({ lastActivity: stored });
    const watch = watchAt(noon, storage);
    watch.start();
    assert.equal(watch.state().phase, 'active');
    assert.equal(readLastActivity(storage), noon, 'the idle time begins now');
  });
}

test('[S-4.1-25] a page that finds an activity before the timeout of its session is signed out, however old it is', () => {
  for (const age of [2 * minute, 400 * 24 * 60 * minute]) {
    const watch = watchAt(noon, storageWith({ lastActivity: String(noon - age) }));
    watch.start();
    assert.equal(watch.state().phase, 'over');
  }
});

test('a sign-in removes an activity that is older than the idle timeout, and keeps a newer one', () => {
  const storage = storageWith({ lastActivity: String(noon) });
  forgetTimedOutActivity(configuration, noon + 2 * minute - 1, storage);
  assert.equal(readLastActivity(storage), noon);
  forgetTimedOutActivity(configuration, noon + 2 * minute, storage);
  assert.equal(readLastActivity(storage), null);
});

test('[S-4.1-31] the time left is announced once at each of a few moments', () => {
  const heard = new Set<string>();
  for (let left = 300; left > 0; left -= 1) heard.add(announcementAt(left, 300));
  assert.deepEqual([...heard], ['', '2 minutes left', '1 minute left', '30 seconds left', '10 seconds left']);
  assert.equal(announcementAt(1, 1), '');
  assert.equal(announcementAt(30, 60), '30 seconds left');
});

test('seconds are announced as minutes and seconds', () => {
  assert.deepEqual([0, 1, 60, 75, 300].map(inWords), [
    '0 seconds',
    '1 second',
    '1 minute',
    '1 minute 15 seconds',
    '5 minutes',
  ]);
});

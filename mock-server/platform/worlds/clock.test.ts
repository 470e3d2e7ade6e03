import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedClock, clockOf, machineTime, runningClock } from './clock.ts';

const presentOf = (state: typeof runningClock): number => clockOf(state)().getTime();

/** Fails unless two times differ by less than 5 s: a running clock is read twice, and the machine may be slow. */
function assertNear(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 5_000, `${actual} is not near ${expected}`);
}

test('a clock that is set is frozen, unless it is to run', () => {
  const set = changedClock(runningClock, { now: '2026-01-02T03:04:05Z', isFrozen: false });
  assert.equal(set.frozenAt, null);
  assertNear(presentOf(set), Date.parse('2026-01-02T03:04:05Z'));
  const frozen = changedClock(set, { now: '2026-01-02T03:04:05Z' });
  assert.deepEqual(frozen, { frozenAt: '2026-01-02T03:04:05.000Z', clockOffset: 0 });
  assert.deepEqual(changedClock(runningClock, { isFrozen: false }), runningClock);
});

test('a frozen or running clock can be advanced', () => {
  const frozen = { frozenAt: '2026-01-02T03:04:05Z', clockOffset: 0 };
  assert.equal(changedClock(frozen, { advanceSeconds: 86_400 }).frozenAt, '2026-01-03T03:04:05.000Z');
  const ahead = changedClock(runningClock, { advanceSeconds: 3_600 });
  assert.equal(ahead.frozenAt, null);
  assertNear(presentOf(ahead), machineTime() + 3_600_000);
  assertNear(presentOf(changedClock(ahead, { advanceSeconds: 60 })), machineTime() + 3_660_000);
});

test('a clock is frozen at its present time, and continues from there when it is released', () => {
  const ahead = changedClock(runningClock, { advanceSeconds: 7_200 });
  const frozen = changedClock(ahead, { isFrozen: true });
  assertNear(Date.parse(frozen.frozenAt ?? ''), machineTime() + 7_200_000);
  const released = changedClock(frozen, { isFrozen: false });
  assert.equal(released.frozenAt, null);
  assertNear(presentOf(released), machineTime() + 7_200_000);
});

test('a change first sets the time, then advances it', () => {
  const change = { now: '2026-01-01T00:00Z', advanceSeconds: 90, isFrozen: true };
  assert.equal(changedClock(runningClock, change).frozenAt, '2026-01-01T00:01:30.000Z');
});

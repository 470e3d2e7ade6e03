import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOf, instantOf, presentOf, timeInWords, wayBack } from './clock-time.ts';

const now = '2026-03-02T09:15:07.000Z';

test('a running clock advances, a frozen clock does not', () => {
  assert.equal(presentOf({ now, isFrozen: false }, 53_000).toISOString(), '2026-03-02T09:16:00.000Z');
  assert.equal(presentOf({ now, isFrozen: true }, 53_000).toISOString(), now);
});

test('the time of a world is formatted in UTC in every time zone', () => {
  assert.equal(timeInWords(new Date(now)), 'Mon, Mar 2, 2026, 09:15:07 UTC');
  assert.equal(timeInWords(new Date('2026-03-02T00:00:00Z')), 'Mon, Mar 2, 2026, 00:00:00 UTC');
});

test('the value of a date and time field converts to an instant and back', () => {
  assert.equal(fieldOf(new Date(now)), '2026-03-02T09:15');
  assert.equal(instantOf('2026-03-02T09:15'), '2026-03-02T09:15Z');
  assert.equal(instantOf('2026-03-02T09:15:07'), '2026-03-02T09:15:07Z');
  assert.equal(instantOf(''), null);
  assert.equal(instantOf('tomorrow'), null);
});

test('undo sets a frozen clock back to its former time, and a running clock runs on', () => {
  assert.deepEqual(wayBack({ now, isFrozen: true }, 5000), { now, isFrozen: true });
  assert.deepEqual(wayBack({ now, isFrozen: false }, 5000), {
    now: '2026-03-02T09:15:12.000Z',
    isFrozen: false,
  });
});

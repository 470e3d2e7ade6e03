import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitsOn } from './last-visit.ts';

test('the last visit is the last day before today, however often the site is opened today', () => {
  assert.deepEqual(visitsOn('2026-11-27', ''), ['2026-11-27']);
  assert.deepEqual(visitsOn('2026-11-27', '2026-11-27'), ['2026-11-27']);
  assert.deepEqual(visitsOn('2026-11-28', '2026-11-27'), ['2026-11-28', '2026-11-27']);
  assert.deepEqual(visitsOn('2026-11-28', '2026-11-28 2026-11-27'), ['2026-11-28', '2026-11-27']);
  assert.deepEqual(visitsOn('2026-12-01', '2026-11-28 2026-11-27'), ['2026-12-01', '2026-11-28']);
  assert.deepEqual(visitsOn('2026-12-01', 'never 2027-01-01'), ['2026-12-01']);
});

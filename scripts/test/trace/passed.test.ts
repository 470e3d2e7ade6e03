import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passedText, readPassed } from './passed.ts';

test('the ids that passed are the same after writing and reading them', () => {
  const passed = { commit: 'abc1234', day: '2026-11-24', ids: new Set(['X-1-01', 'X-1-02']) };
  assert.deepEqual(readPassed(passedText(passed)), passed);
});

test('a file with a conflict of a merge is refused', () => {
  assert.throws(
    () => readPassed('<<<<<<< HEAD\nabc1234\t2026-11-24\n'),
    /passed\.tsv:1 is not a commit and a day/,
  );
});

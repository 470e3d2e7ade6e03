import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bySubject, quantile, ratios, spreadOf } from './statistics.ts';

test('a quantile does not depend on the order of the values', () => {
  assert.equal(quantile([3, 1, 2], 0.5), 2);
  assert.equal(quantile([4, 1, 3, 2], 0.5), 2.5);
  assert.equal(quantile([7], 0.95), 7);
  assert.equal(quantile([0, 10], 0.95), 9.5);
  assert.throws(() => quantile([], 0.5), RangeError);
});

test('one outlier does not change the median', () => {
  assert.equal(spreadOf([1, 1, 1, 1, 900]).median, 1);
});

test('samples are grouped by subject, in their order', () => {
  const samples = [
    { subject: 'a', value: 1 },
    { subject: 'b', value: 5 },
    { subject: 'a', value: 2 },
  ];
  assert.deepEqual(
    [...bySubject(samples)],
    [
      ['a', [1, 2]],
      ['b', [5]],
    ],
  );
});

test('a ratio compares values of the same round', () => {
  assert.deepEqual(ratios([2, 40], [1, 10]), [2, 4]);
  assert.throws(() => ratios([1], [1, 2]), RangeError);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Aim } from './bench.ts';
import { cellsOf, rowsOf, bySubject, quantile, ratios, spreadOf } from './report.ts';

const samples = [
  { subject: 'ours', value: 90 },
  { subject: 'floor', value: 100 },
  { subject: 'ours', value: 45 },
  { subject: 'floor', value: 50 },
];
const bench = (...aims: Aim[]) => ({ name: 'GET', unit: 'requests/s' as const, ours: 'ours', aims });

test('each subject gives one row, with the ratio of the same rounds', () => {
  const [row, ...others] = rowsOf(bench({ against: 'floor', atLeast: 0.9 }), samples);
  assert.deepEqual(others, []);
  assert.equal(row?.floor?.name, 'floor');
  assert.equal(row.ratio?.median, 0.9);
  assert.equal(row.isMet, true);
  assert.equal(rowsOf(bench({ against: 'floor', atLeast: 0.95 }), samples)[0]?.isMet, false);
  assert.equal(rowsOf(bench({ against: 'floor', atMost: 0.8 }), samples)[0]?.isMet, false);
});

test('an absolute aim gives a separate row with its quantile', () => {
  const rows = rowsOf(bench({ quantile: 0.95, atMost: 60 }), samples);
  assert.deepEqual(
    rows.map(({ floor, aim, isMet }) => [floor?.name, aim, isMet]),
    [
      ['floor', null, null],
      [undefined, 'p95 ≤ 60 requests/s (87.8)', false],
    ],
  );
  assert.equal(rowsOf(bench({ atMost: 70 }), samples)[1]?.isMet, true);
});

test('a missed aim that was given up names the decision', () => {
  const verdictsOf = (...aims: Aim[]) =>
    cellsOf(rowsOf(bench(...aims), samples))
      .slice(1)
      .map((cells) => cells.at(-1));
  const givenUp = '031-create';
  assert.deepEqual(verdictsOf({ against: 'floor', atLeast: 0.95, givenUp }, { atLeast: 100, givenUp }), [
    'given up ([031](decisions/031-create.md))',
    'given up ([031](decisions/031-create.md))',
  ]);
  assert.deepEqual(verdictsOf({ against: 'floor', atLeast: 0.9, givenUp }), ['met']);
});

test('a benchmark without aims and other subjects gives one row', () => {
  const [row] = rowsOf(bench(), [{ subject: 'ours', value: 12_345.6 }]);
  assert.deepEqual(cellsOf(row ? [row] : [])[1], ['GET', '12,346 requests/s', '', '', '', '', '']);
});

test('a benchmark without samples of its own subject throws an error', () => {
  assert.throws(() => rowsOf(bench(), [{ subject: 'floor', value: 1 }]), RangeError);
});

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
  const mixed = [
    { subject: 'a', value: 1 },
    { subject: 'b', value: 5 },
    { subject: 'a', value: 2 },
  ];
  assert.deepEqual(
    [...bySubject(mixed)],
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

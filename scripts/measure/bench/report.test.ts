import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Aim, inRounds } from './bench.ts';
import { quantile, ratios, rowsOf, tableOf } from './report.ts';

const figure = (...aims: Aim[]) => ({
  name: 'GET',
  unit: 'requests/s' as const,
  ours: 'ours',
  aims,
  values: { ours: [90, 45], floor: [100, 50] },
});

test('each subject gives one row, with the ratio of the same rounds', () => {
  const [row, ...others] = rowsOf(figure({ against: 'floor', atLeast: 0.9 }));
  assert.deepEqual(others, []);
  assert.deepEqual(row, [
    'GET',
    '67.5 requests/s (47.3 to 87.8)',
    'floor',
    '75 requests/s (52.5 to 97.5)',
    '0.9',
    '≥ 0.9 ×',
    'met',
  ]);
  const verdict = (aim: Aim) => rowsOf(figure(aim))[0]?.at(-1);
  assert.equal(verdict({ against: 'floor', atLeast: 0.95 }), 'missed');
  assert.equal(verdict({ against: 'floor', atMost: 0.8 }), 'missed');
});

test('an absolute aim gives a separate row with its quantile', () => {
  assert.deepEqual(
    rowsOf(figure({ quantile: 0.95, atMost: 60 })).map(([, , floor, , , ...verdict]) => [floor, ...verdict]),
    [
      ['floor', '', ''],
      ['', 'p95 ≤ 60 requests/s (87.8)', 'missed'],
    ],
  );
  assert.equal(rowsOf(figure({ atMost: 70 }))[1]?.at(-1), 'met');
});

test('a figure without aims and other subjects gives one row', () => {
  const alone = { ...figure(), values: { ours: [12_345.6] } };
  assert.deepEqual(rowsOf(alone), [['GET', '12,346 requests/s', '', '', '', '', '']]);
});

test('a figure without values of its own subject throws an error', () => {
  assert.throws(() => rowsOf({ ...figure(), values: { floor: [1] } }), RangeError);
});

test('the table is aligned', () => {
  assert.equal(new Set(tableOf([figure()]).map(({ length }) => length)).size, 1);
});

test('a quantile does not depend on the order of the values', () => {
  assert.equal(quantile([3, 1, 2], 0.5), 2);
  assert.equal(quantile([4, 1, 3, 2], 0.5), 2.5);
  assert.equal(quantile([7], 0.95), 7);
  assert.equal(quantile([0, 10], 0.95), 9.5);
  assert.throws(() => quantile([], 0.5), RangeError);
});

test('a ratio compares values of the same round', () => {
  assert.deepEqual(ratios([2, 40], [1, 10]), [2, 4]);
  assert.throws(() => ratios([1], [1, 2]), RangeError);
});

test('all subjects are measured in each round, in another order, after a warm-up', async () => {
  const order: string[] = [];
  const measured = await inRounds(2, { a: 'a', b: 'b' }, async (subject) => order.push(subject));
  assert.equal(order.join(''), 'abbaab');
  assert.deepEqual(measured, { a: [4, 5], b: [3, 6] });
});

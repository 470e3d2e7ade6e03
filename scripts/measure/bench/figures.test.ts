import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRounds, tableOf } from './figures.ts';

test('a row has medians, the range of nine values in ten, and the ratio of the same rounds', () => {
  const values = { ours: [90, 45], floor: [100, 50] };
  assert.deepEqual(tableOf([{ name: 'GET', unit: 'ms', ours: 'ours', values }]).slice(2), [
    '| GET | 67.5 ms (47.3 to 87.8) | floor | 75 ms (52.5 to 97.5) | 0.9 |',
  ]);
  assert.deepEqual(
    tableOf([{ name: 'size', unit: 'kB', ours: 'ours', values: { ours: [12_345.6] } }]).slice(2),
    ['| size | 12,346 kB |  |  |  |'],
  );
  assert.throws(
    () => tableOf([{ name: 'GET', unit: 'ms', ours: 'ours', values: { floor: [1] } }]),
    RangeError,
  );
});

test('all subjects are measured in each round, in another order, after a warm-up', async () => {
  const order: string[] = [];
  const measured = await inRounds(2, { a: 'a', b: 'b' }, async (subject) => order.push(subject));
  assert.equal(order.join(''), 'abbaab');
  assert.deepEqual(measured, { a: [4, 5], b: [3, 6] });
});

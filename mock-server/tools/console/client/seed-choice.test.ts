import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedChoiceOf, seedNameOf } from './seed-choice.ts';

const bulkSeed = { prefix: 'bulk-', mostLoans: 100_000 };

test('the choice of a named seed is its name', () => {
  assert.equal(seedChoiceOf('empty', bulkSeed).kind, 'empty');
  assert.equal(seedNameOf({ kind: 'empty', size: 500 }, bulkSeed), 'empty');
});

test('the choice of a bulk seed has a size', () => {
  assert.deepEqual(seedChoiceOf('bulk-500', bulkSeed), { kind: 'bulk', size: 500 });
  assert.equal(seedNameOf({ kind: 'bulk', size: 500 }, bulkSeed), 'bulk-500');
});

test('an invalid size of a bulk seed becomes the nearest valid size', () => {
  for (const [size, name] of [
    [Number.NaN, 'bulk-1'],
    [0, 'bulk-1'],
    [2.5, 'bulk-2'],
    [100_001, 'bulk-100000'],
  ] as const) {
    assert.equal(seedNameOf({ kind: 'bulk', size }, bulkSeed), name);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUsedCodes } from './used-codes.ts';

test('a code can be spent once', () => {
  const codes = createUsedCodes();
  assert.deepEqual([codes.spend('a'), codes.spend('b'), codes.spend('a')], [true, true, false]);
});

test('the memory stays bounded and forgets the oldest first', () => {
  const codes = createUsedCodes(2);
  for (const code of ['a', 'b', 'c']) codes.spend(code);
  assert.deepEqual([codes.spend('b'), codes.spend('c'), codes.spend('a')], [false, false, true]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { padded } from './padded.ts';

test('a number shows all its decimals', () => {
  assert.equal(padded('350000', 2), '350000.00');
  assert.equal(padded('-3.5', 3), '-3.500');
  assert.equal(padded('5.', 2), '5.00');
  assert.equal(padded('13.462', 3), '13.462');
});

test('leading zeros are left out, and a missing zero is added', () => {
  assert.equal(padded('007.5', 2), '7.50');
  assert.equal(padded('0', 2), '0.00');
  assert.equal(padded('.5', 2), '0.50');
});

test('text that is not a number is unchanged', () => {
  for (const text of ['2,5', '0,5', '350.00.00', '.', '1e5']) assert.equal(padded(text, 2), text);
});

test('whole numbers, blank and malformed texts are unchanged', () => {
  assert.equal(padded('360', 0), '360');
  assert.equal(padded('', 2), '');
  assert.equal(padded('-', 2), '-');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsPasted } from './pasted.ts';

test('a number is read whatever stands between its digits', () => {
  for (const text of ['123456789', '123-45-6789', ' 123 45 6789\n', '123.45.6789'])
    assert.equal(digitsPasted(text, 9), '123456789', text);
  for (const text of [
    '5551234567',
    '(555) 123 4567',
    '(555) 123-4567',
    '555.123.4567',
    '+1 (555) 123-4567',
    '1-555-123-4567',
  ])
    assert.equal(digitsPasted(text, 10), '5551234567', text);
});

test('anything else is no whole number', () => {
  for (const text of ['', '12345678', '1234567890', '123-45-678a', 'x123456789'])
    assert.equal(digitsPasted(text, 9), null, text);
  assert.equal(digitsPasted('25551234567', 10), null);
});

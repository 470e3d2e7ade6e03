import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsPasted, hasTooManyDigits, isAmountPasted } from './pasted.ts';

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
    '555-123-4567 x12',
    '(555) 123-4567 ext. 1200',
  ])
    assert.equal(digitsPasted(text, 10), '5551234567', text);
});

test('anything else is no whole number', () => {
  for (const text of ['', '12345678', '1234567890', '123-45-678a', 'x123456789'])
    assert.equal(digitsPasted(text, 9), null, text);
  assert.equal(digitsPasted('25551234567', 10), null);
});

test('a number that is too long is another number: its beginning is not taken for it', () => {
  for (const text of ['1234567890', '123-45-6789-0']) assert.equal(hasTooManyDigits(text, 9), true, text);
  for (const text of ['123-45-6789', '6789', 'SSN 123-45-6789'])
    assert.equal(hasTooManyDigits(text, 9), false, text);
  assert.equal(hasTooManyDigits('+44 20 7946 0958', 10), true);
  for (const text of ['+1 555 123 4567', '555-123-4567 x12'])
    assert.equal(hasTooManyDigits(text, 10), false, text);
});

test('an amount is one number, with the signs and words that stand around it', () => {
  for (const text of [
    '$350,000',
    '350000.00',
    ' 350,000.5\n',
    'USD 350,000.00',
    '350000.00 USD',
    'US$ 350,000',
    '$ 350 000',
    '\u20ac 350\u2019000.00',
    '.5',
    '6.5 %',
    '360 months',
  ])
    assert.equal(isAmountPasted(text), true, text);
});

test('a part of an amount may be pasted into it', () => {
  for (const text of ['5', '000', ',000', '.75', '5.']) assert.equal(isAmountPasted(text), true, text);
});

test('what its digits alone would change into another amount is none', () => {
  for (const text of [
    '-350,000',
    '(350,000)',
    '\u2212350',
    '350.000,00',
    '6,5',
    '350k',
    '1e5',
    '30 years',
    '$350,000\t$20',
    '350\t000',
    '350,000\n20,000',
    'abc',
    '$',
    '',
  ])
    assert.equal(isAmountPasted(text), false, text);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountIn, digitsPasted } from './pasted.ts';

const taxIdentifier = (text: string) => digitsPasted(text, 9);
const phone = (text: string) => digitsPasted(text, 10);

test('a whole number is parsed with any characters between and around its digits', () => {
  for (const text of ['123456789', '123-45-6789', ' 123 45 6789\n', '123.45.6789', 'SSN: 123-45-6789'])
    assert.deepEqual(taxIdentifier(text), { kind: 'whole', digits: '123456789', note: undefined }, text);
  for (const text of ['5551234567', '(555) 123 4567', '(555) 123-4567', '555.123.4567', 'Tel. 555 123 4567'])
    assert.deepEqual(phone(text), { kind: 'whole', digits: '5551234567', note: undefined }, text);
});

test('the country code and an extension of a phone are left out, and the field says so', () => {
  for (const text of ['+1 (555) 123-4567', '1-555-123-4567', '15551234567'])
    assert.deepEqual(
      phone(text),
      { kind: 'whole', digits: '5551234567', note: 'The country code 1 was left out.' },
      text,
    );
  for (const text of ['555-123-4567 x12', '(555) 123-4567 ext. 1200', '1 555 123 4567 x12'])
    assert.deepEqual(
      phone(text),
      { kind: 'whole', digits: '5551234567', note: 'The extension was left out.' },
      text,
    );
});

test('a part of a number is inserted at the caret', () => {
  for (const text of ['6789', '123-45']) assert.deepEqual(taxIdentifier(text), { kind: 'part' }, text);
});

test('a number with too many digits is refused, not cut', () => {
  for (const text of ['1234567890', '123-45-6789-0', '123-45-6789\t987-65-4321'])
    assert.equal(taxIdentifier(text).kind, 'refused', text);
  assert.deepEqual(phone('+44 20 7946 0958'), {
    kind: 'refused',
    note: 'Not pasted: it has 12 digits, and at most 10 fit.',
  });
});

test('a text with letters between its digits, or without a digit, is refused', () => {
  for (const text of ['123-45-67O89', '12a45', 'abc', ''])
    assert.deepEqual(taxIdentifier(text), { kind: 'refused', note: 'Not pasted: it is not a number.' }, text);
});

test('an amount is parsed with the currency and unit around it', () => {
  for (const [text, amount] of [
    ['$350,000', '350,000'],
    ['350000.00', '350000.00'],
    [' 350,000.5\n', '350,000.5'],
    ['USD 350,000.00', '350,000.00'],
    ['350000.00 USD', '350000.00'],
    ['US$ 350,000', '350,000'],
    ['$ 350 000', '350,000'],
    ['\u20ac 350\u2019000.00', '350,000.00'],
    ['.5', '.5'],
    ['6.5 %', '6.5'],
    ['360 months', '360'],
  ] as const)
    assert.equal(amountIn(text), amount, text);
});

test('a part of an amount may be pasted', () => {
  for (const text of ['5', '000', ',000', '.75', '5.']) assert.equal(amountIn(text), text);
});

test('a text whose digits alone are a different amount is refused', () => {
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
    assert.equal(amountIn(text), null, text);
});

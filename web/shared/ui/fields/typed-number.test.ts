import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type NumberRules,
  refusalOf,
  shownNumber,
  textAfter,
  textBehind,
  valueMeanwhile,
  valueOnLeaving,
} from './typed-number.ts';

const amount: NumberRules = { decimals: 2, maximumLength: 15 };
const rate: NumberRules = { decimals: 3, maximumLength: 15 };
const term: NumberRules = { decimals: 0, maximumLength: 3 };

/** Types characters at the end of `before`, without those that the field refuses. Returns the shown text. */
function typed(characters: string, rules: NumberRules = amount, before = ''): string {
  let shown = before;
  for (const character of characters) {
    const text = textAfter(shown, shown + character, rules.decimals);
    if (refusalOf(text, rules) === undefined) shown = shownNumber(text);
  }
  return shown;
}

test('a typed number is shown with thousands separators and stored without them', () => {
  assert.equal(typed('350000.5'), '350,000.5');
  assert.equal(textBehind('350,000.5'), '350000.5');
  assert.equal(textBehind(shownNumber('-1234567.89')), '-1234567.89');
});

test('typed separators are removed once they group thousands', () => {
  assert.equal(typed('350,'), '350,');
  assert.equal(typed('350,0'), '350,0');
  assert.equal(typed('1,350,000'), '1,350,000');
  assert.equal(textBehind(typed('350,000')), '350000');
});

test('a comma that does not group thousands is kept: 2,5 never becomes 25', () => {
  assert.equal(typed('2,5', rate), '2,5');
  assert.equal(valueOnLeaving('2,5'), '2,5');
  assert.equal(valueOnLeaving('350.000,00'), '350.000,00');
  assert.equal(valueOnLeaving('350,'), '350');
});

test('while the last group is incomplete, the value is the digits without separators', () => {
  assert.equal(valueMeanwhile('350,00'), '35000');
  assert.equal(valueMeanwhile('1,350,'), '1350');
  assert.equal(valueMeanwhile('350,0000'), '350,0000');
});

test('deleting a digit moves the separators', () => {
  assert.equal(shownNumber(textAfter('3,500', '3,50', 2)), '350');
  assert.equal(shownNumber(textAfter('13,500', '1,500', 2)), '1,500');
});

test('typed decimals replace the zeros of a padded number', () => {
  assert.equal(textAfter('350,000.00', '350,000.700', 2), '350000.70');
  assert.equal(textAfter('350,000.70', '350,000.750', 2), '350000.75');
  assert.equal(textAfter('350,000.75', '350,000.755', 2), '350000.755');
});

test('currency signs in typed or pasted text are ignored', () => {
  assert.equal(textAfter('', '$350,000', 2), '350000');
  assert.equal(textAfter('', '350000.00 USD', 2), '350000.00');
  assert.equal(textAfter('5', '5$', 2), '5');
  assert.equal(textAfter('350', '350 000', 2), '350000');
});

test('characters that cannot be entered are refused with a message', () => {
  for (const [text, rules, reason] of [
    ['-350', amount, 'A minus sign cannot be entered.'],
    ['(350', amount, 'Only digits can be entered.'],
    ['350k', amount, 'Only digits can be entered.'],
    ['1e5', amount, 'Only digits can be entered.'],
    ['350.005', amount, 'At most 2 decimals fit.'],
    ['6.1255', rate, 'At most 3 decimals fit.'],
    ['1000', term, 'At most 3 characters fit.'],
    ['36.5', term, 'Enter a whole number, such as 360.'],
  ] as const)
    assert.equal(refusalOf(text, rules), reason, text);
});

test('a term of 36.5 months does not become 365', () => {
  assert.equal(typed('36.5', term), '36.');
  assert.equal(valueOnLeaving('36.'), '36.');
});

test('a second point is kept, so that 350.000.00 is invalid', () => {
  assert.equal(typed('350.000.00'), '350.00.00');
  assert.equal(textBehind('350.00.00'), '350.00.00');
});

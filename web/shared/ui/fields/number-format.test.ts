import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edit, type EditKind, isRefused } from './edit.ts';
import { numberFormat, padded } from './number-format.ts';
import { pastedAmount } from './pasted-number.ts';

const amount = numberFormat({ decimals: 2 });
const rate = numberFormat({ decimals: 3 });
const financed = numberFormat({ decimals: 2, maximumLength: 9 });
const term = numberFormat({ decimals: 0, maximumLength: 3 });

/**
 * Returns an edit. In `text`, `[` and `]` enclose the selection, and `|` is the caret.
 * @example edit('[400,000.00]', '5', 'typed')
 */
function edit(text: string, inserted: string, kind: EditKind): Edit {
  const start = text.search(/[[|]/);
  const end = text.includes(']') ? text.indexOf(']') - 1 : start;
  return { before: text.replaceAll(/[[\]|]/g, ''), start, end, inserted, kind };
}

/** Returns the text after an edit with `|` as the caret, or the reason of its refusal. */
function after(format: typeof amount, text: string, inserted: string, kind: EditKind = 'typed') {
  const taken = format.take(edit(text, inserted, kind));
  if (isRefused(taken)) return taken.refusal;
  return `${taken.text.slice(0, taken.caret)}|${taken.text.slice(taken.caret)}`;
}

/** Types characters one by one. A refused key changes neither the text nor the selection. */
function typed(characters: string, format = amount, before = '|'): string {
  let text = before;
  for (const character of characters) {
    if (!isRefused(format.take(edit(text, character, 'typed'))))
      text = String(after(format, text, character));
  }
  return text;
}

/** Returns the digits and the point of a pasted amount. */
const amountIn = (text: string) => pastedAmount(text)?.replaceAll(',', '') ?? null;

test('a typed number is shown with thousands separators and stored without them', () => {
  assert.equal(typed('350000.5'), '350,000.5|');
  assert.equal(amount.valueOf('350,000.5'), '350000.5');
  assert.equal(amount.valueOf(amount.shown('-1234567.89')), '-1234567.89');
});

test('[A-13] a settled number has all its decimals, a number with a maximum length has none added', () => {
  assert.equal(amount.shown('350000'), '350,000.00');
  assert.equal(financed.shown('350000'), '350,000');
});

test('[A-131] typed separators are removed once they group thousands', () => {
  assert.equal(typed('350,'), '350,|');
  assert.equal(typed('350,0'), '350,0|');
  assert.equal(typed('1,350,000'), '1,350,000|');
  assert.equal(amount.valueOf('350,000'), '350000');
});

test('[A-131] a comma that does not group thousands is kept: 2,5 never becomes 25', () => {
  assert.equal(typed('2,5', rate), '2,5|');
  assert.equal(rate.valueOnLeaving?.('2,5'), '2,5');
  assert.equal(rate.valueOnLeaving?.('350.000,00'), '350.000,00');
  assert.equal(rate.valueOnLeaving?.('350,'), '350');
});

test('[A-131] while the last group is incomplete, the value is the digits without separators', () => {
  assert.equal(amount.valueOf('350,00'), '35000');
  assert.equal(amount.valueOf('1,350,'), '1350');
  assert.equal(amount.valueOf('350,0000'), '350,0000');
});

test('[A-131] a refused key leaves the selection, so that the rest replaces it', () => {
  assert.equal(typed('k7', amount, '[600,000.00]'), '7|');
  assert.equal(typed('-850000', amount, '[600,000.00]'), '850,000|');
  assert.equal(typed('$850000', amount, '[600,000.00]'), '850,000|');
  assert.equal(typed('-5', term, '[360]'), '5|');
  assert.equal(typed('x24', term, '[360]'), '24|');
  assert.equal(typed('a8', amount, '[600],000.00'), '8|,000.00');
});

test('a key replaces the selected part only', () => {
  assert.equal(after(amount, '4[00],000.00', '5'), '45|,000.00');
  assert.equal(after(amount, '-5|,000.00', '1'), '-51|,000.00');
});

test('deleting a digit moves the separators, and deleting a separator deletes the digit beside it', () => {
  assert.equal(after(amount, '3,50[0]', '', 'deleted'), '350|');
  assert.equal(after(amount, '1[3],500', '', 'deleted'), '1|,500');
  assert.equal(after(amount, '3[,]500', '', 'deleted'), '|500');
  assert.equal(after(amount, '3[,]500', '', 'deleted-ahead'), '3|00');
});

test('typed decimals replace the zeros of a padded number, and a point goes over the point', () => {
  assert.equal(after(amount, '350,000|.00', '.'), '350,000.|00');
  assert.equal(after(amount, '350,000.|00', '7'), '350,000.7|0');
  assert.equal(after(amount, '350,000.7|0', '5'), '350,000.75|');
  assert.equal(
    after(amount, '350,000.75|', '5'),
    'This field holds up to 2 decimal places. The rest was left out.',
  );
});

for (const pasted of ['$350,000', 'USD 350,000', '$ 806,000', '350000.00 USD', '\uFF13\uFF15\uFF10'])
  for (const before of ['400,000.00', '390,000.00', '350,000.00', ''])
    test(`[A-131] "${pasted}" pasted over "${before}" replaces it`, () => {
      assert.equal(after(amount, `[${before}]`, pasted, 'pasted'), typed(digits(pasted)));
    });

/** Returns the digits and the point of a text, full-width ones as plain ones. */
const digits = (text: string) => text.normalize('NFKC').replaceAll(/[^\d.]/g, '');

test('an amount is pasted over a part of the number', () => {
  assert.equal(after(amount, '[400,000].00', '$350,000', 'pasted'), '350,000|.00');
  assert.equal(after(amount, '40[0,000.00]', '0,000.00', 'pasted'), '400,000.00|');
  assert.equal(after(amount, '4|,000.00', '00', 'pasted'), '400|,000.00');
});

test('[A-131] characters that cannot be entered are refused with a message', () => {
  for (const [format, text, key, reason] of [
    [amount, '|350', '-', "Negative numbers aren't allowed."],
    [amount, '|350', '(', 'Enter digits only.'],
    [amount, '350|', 'k', 'Enter digits only.'],
    [amount, '1|', 'e', 'Enter digits only.'],
    [rate, '6.125|', '5', 'This field holds up to 3 decimal places. The rest was left out.'],
    [term, '100|', '0', 'This field holds up to 3 characters. The rest was left out.'],
    [term, '36.|', '5', 'Enter a whole number, such as 360.'],
    [financed, '1,234,567.8|', '9', 'This field holds up to 9 characters. The rest was left out.'],
  ] as const)
    assert.equal(after(format, text, key), reason, text + key);
});

test('[A-130] a paste that does not fit is refused as a whole', () => {
  assert.equal(
    after(financed, '|', '1234567.89', 'pasted'),
    'Not pasted: this field holds up to 9 characters.',
  );
  assert.equal(
    after(amount, '|', '350000.005', 'pasted'),
    'Not pasted: this field holds up to 2 decimal places.',
  );
});

test('[A-131] text of an input method keeps what typing would keep', () => {
  assert.equal(after(rate, '[2]', '2,5', 'filled'), '2,5|');
  assert.equal(
    after(amount, '[400,000.00]', '\uFF13\uFF15\uFF10\uFF0C\uFF10\uFF10\uFF10', 'filled'),
    '350,000|',
  );
});

test('[A-131] a term of 36.5 months does not become 365', () => {
  assert.equal(typed('36.5', term), '36.|');
  assert.equal(term.valueOnLeaving?.('36.'), '36.');
});

test('[A-131] a second point is kept, so that 350.000.00 is invalid', () => {
  assert.equal(typed('350.000.00'), '350.00.00|');
  assert.equal(amount.valueOf('350.00.00'), '350.00.00');
});

test('[A-131] an amount is parsed with the currency and unit around it', () => {
  for (const [text, number] of [
    ['$350,000', '350000'],
    ['350000.00', '350000.00'],
    [' 350,000.5\n', '350000.5'],
    ['USD 350,000.00', '350000.00'],
    ['350000.00 USD', '350000.00'],
    ['US$ 350,000', '350000'],
    ['$ 350 000', '350000'],
    ['\u20ac 350\u2019000.00', '350000.00'],
    ['.5', '.5'],
    ['6.5 %', '6.5'],
    ['360 months', '360'],
  ] as const)
    assert.equal(amountIn(text), number, text);
});

test('[A-131] a part of an amount may be pasted', () => {
  for (const [text, part] of [
    ['5', '5'],
    ['000', '000'],
    [',000', '000'],
    ['.75', '.75'],
    ['5.', '5.'],
  ] as const)
    assert.equal(amountIn(text), part);
});

test('[A-131] a text whose digits alone are a different amount is refused', () => {
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

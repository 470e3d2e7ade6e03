import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsFormat, digitsOf, dotted, masked } from './digits-format.ts';
import { type EditKind, isRefused } from './edit.ts';

const taxIdentifier = digitsFormat('###-##-####');
const phone = digitsFormat('(###) ###-####');

/** Inserts a text instead of the characters from `start` to `end`. Returns text, caret and note, or the refusal. */
const insert = (
  format: typeof phone,
  text: string,
  inserted: string,
  kind: EditKind,
  start = text.length,
  end = start,
) => format.take({ before: text, start, end, inserted, kind });

/** Types a text into an empty field, one character at a time. Returns the text and the last words. */
function typed(characters: string, format: typeof phone) {
  let text = '';
  let words: string | undefined;
  for (const character of characters) {
    const taken = insert(format, text, character, 'typed');
    if (isRefused(taken)) words = taken.refusal ?? words;
    else {
      assert.equal(taken.caret, taken.text.length);
      ({ text } = taken);
      words = taken.note ?? words;
    }
  }
  return [text, words];
}

test('[L-5.2-15 L-5.2-17] typed digits take the punctuation of the pattern, and typed punctuation is ignored', () => {
  assert.deepEqual(typed('555', phone), ['(555', undefined]);
  assert.deepEqual(typed('(555) 123-4567', phone), ['(555) 123-4567', undefined]);
  assert.deepEqual(typed('123-45-6789', taxIdentifier), ['123-45-6789', undefined]);
});

test('[A-130] a digit above the count is refused with a note', () => {
  assert.deepEqual(typed('1234567890', taxIdentifier), [
    '123-45-6789',
    'This field holds up to 9 digits. The rest was left out.',
  ]);
  assert.deepEqual(typed('55512345678', phone), [
    '(555) 123-4567',
    'This field holds up to 10 digits. The rest was left out.',
  ]);
});

test('[A-131] a 1 before ten digits of a phone is the country code', () => {
  assert.deepEqual(typed('1 555 123 4567', phone), ['(555) 123-4567', 'The country code 1 was left out.']);
});

test('[A-131] ten digits that begin with 1 are kept', () => {
  assert.deepEqual(typed('1234567890', phone), ['(123) 456-7890', undefined]);
});

test('[A-176] a foreign number and letters give a note', () => {
  assert.deepEqual(typed('+44', phone), ['(44', 'Enter a 10-digit US phone number.']);
  assert.deepEqual(typed('12a', taxIdentifier), ['12', 'Enter digits only.']);
});

test('[A-131] a refused key leaves the selection', () => {
  for (const key of ['a', '-', ' ', '+'])
    assert.ok(isRefused(insert(taxIdentifier, '123-45-6789', key, 'typed', 0, 11)), key);
});

test('a digit that is typed inside keeps the caret behind it', () => {
  assert.deepEqual(insert(phone, '(555) 123', '9', 'typed', 4), { text: '(555) 912-3', caret: 7 });
});

test('[A-131] a country code that is typed before ten digits leaves the caret at its place', () => {
  assert.deepEqual(insert(phone, '(555) 123-4567', '1', 'typed', 0), {
    text: '(555) 123-4567',
    caret: 0,
    note: 'The country code 1 was left out.',
  });
});

test('deleting punctuation deletes the digit beside it', () => {
  assert.deepEqual(insert(phone, '(555) 1', '', 'deleted', 5, 6), { text: '(551', caret: 3 });
  assert.deepEqual(insert(phone, '(555) 1', '', 'deleted-ahead', 5, 6), { text: '(555', caret: 4 });
});

const pastedInto = (format: typeof phone, text: string) => insert(format, '', text, 'pasted');

test('[A-176] a whole number is parsed with any characters between and around its digits', () => {
  for (const text of ['123456789', '123-45-6789', ' 123 45 6789\n', '123.45.6789', 'SSN: 123-45-6789'])
    assert.deepEqual(
      pastedInto(taxIdentifier, text),
      { text: '123-45-6789', caret: 11, note: undefined },
      text,
    );
  for (const text of ['5551234567', '(555) 123 4567', '555.123.4567', 'Tel. 555 123 4567', '\uFF15551234567'])
    assert.deepEqual(pastedInto(phone, text), { text: '(555) 123-4567', caret: 14, note: undefined }, text);
});

test('[A-176] the country code and an extension of a phone are left out, and the field says so', () => {
  for (const text of ['+1 (555) 123-4567', '1-555-123-4567', '15551234567'])
    assert.deepEqual(
      pastedInto(phone, text),
      { text: '(555) 123-4567', caret: 14, note: 'The country code 1 was left out.' },
      text,
    );
  for (const text of ['555-123-4567 x12', '(555) 123-4567 ext. 1200', '1 555 123 4567 x12'])
    assert.deepEqual(
      pastedInto(phone, text),
      { text: '(555) 123-4567', caret: 14, note: 'The extension was left out.' },
      text,
    );
});

test('a part of a number is inserted at the caret', () => {
  assert.deepEqual(insert(taxIdentifier, '123-45', '6789', 'pasted'), { text: '123-45-6789', caret: 11 });
  assert.deepEqual(insert(taxIdentifier, '123-45-6789', '99', 'pasted'), {
    refusal: 'Not pasted: this field holds up to 9 digits.',
  });
});

test('[A-130] a number with too many digits is refused, not cut', () => {
  for (const text of ['1234567890', '123-45-6789-0', '123-45-6789\t987-65-4321'])
    assert.ok(isRefused(pastedInto(taxIdentifier, text)), text);
  assert.deepEqual(pastedInto(phone, '+44 20 7946 0958'), {
    refusal: 'Not pasted: it has 12 digits, and this field holds up to 10.',
  });
});

test('[A-176] a text with letters between its digits, or without a digit, is refused', () => {
  for (const text of ['123-45-67O89', '12a45', 'abc', '--', '( )'])
    assert.deepEqual(pastedInto(taxIdentifier, text), { refusal: "Not pasted: it isn't a number." }, text);
});

test('[A-176] a text with a mask, or with letters that name no whole number, is refused as a whole', () => {
  const notNumber = { refusal: "Not pasted: it isn't a number." };
  for (const text of [
    '***-**-6789',
    '\u2022\u2022\u2022-\u2022\u2022-6789',
    'XXX-XX-6789',
    'xxx-xx-6789',
    '###-##-6789',
    '___-__-6789',
    'SSN 6789',
    'SSN ending in 6789',
    '123-45-6789 (verified)',
    'Ann 123-45-6789',
    '123456789x',
    '1,234,567',
    '12345\t6789',
    '+123456789',
  ])
    assert.deepEqual(pastedInto(taxIdentifier, text), notNumber, text);
  for (const text of [
    '***-***-0100',
    '(555) XXX-0100',
    '1-800-FLOWERS',
    '555-0100 x12 or 13',
    'call 555 123 4567',
  ])
    assert.deepEqual(pastedInto(phone, text), notNumber, text);
});

test('[A-176] a mask that is typed gives a note, the punctuation of a number none', () => {
  assert.deepEqual(typed('***-**-6789', taxIdentifier), ['678-9', 'Enter digits only.']);
  assert.deepEqual(typed('(555) 123.4567', phone), ['(555) 123-4567', undefined]);
});

test('[A-176] the country code of another country is refused, that of the US is left out of a part as well', () => {
  assert.deepEqual(pastedInto(phone, '+44 555 1234'), { refusal: 'Enter a 10-digit US phone number.' });
  assert.deepEqual(pastedInto(phone, '+1 206 555'), {
    text: '(206) 555',
    caret: 9,
    note: 'The country code 1 was left out.',
  });
});

test('[A-175] marks that show nothing, full-width digits and typographic dashes are read as plain ones', () => {
  for (const text of [
    '\u200E123\u201145\u20136789\u200B',
    '\uFF11\uFF12\uFF13\uFF0D\uFF14\uFF15\uFF0D\uFF16\uFF17\uFF18\uFF19',
    '\u00A0123\u202F45\u00A06789',
  ])
    assert.deepEqual(
      pastedInto(taxIdentifier, text),
      { text: '123-45-6789', caret: 11, note: undefined },
      text,
    );
  assert.deepEqual(pastedInto(phone, '\u202A+1 (206) 555\u20110100\u202C'), {
    text: '(206) 555-0100',
    caret: 14,
    note: 'The country code 1 was left out.',
  });
});

test('digitsOf removes all characters but digits, and masked sets the punctuation before the last digit', () => {
  assert.equal(digitsOf('(555) 010-0199'), '5550100199');
  assert.equal(masked('', '###-##'), '');
  assert.equal(masked('123', '###-##'), '123');
  assert.equal(masked('1234', '###-##'), '123-4');
});

test('[L-5.2-16] a complete number shows its punctuation and its last four digits', () => {
  assert.equal(dotted('123456789', '###-##-####'), '•••-••-6789');
});

test('[L-5.2-16] an unfinished number shows no digit at all', () => {
  assert.equal(dotted('1234567', '###-##-####'), '•••••••');
  assert.equal(dotted('', '###-##-####'), '');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsAfter, digitsOf } from './typed-digits.ts';

/** Types a text into an empty field, one character at a time. Returns the digits and the last note. */
function typed(text: string, places: number) {
  let digits = '';
  let note: string | undefined;
  for (const character of text) {
    const edit = digitsAfter(digits, digits + character, places);
    ({ digits } = edit);
    note = edit.note ?? note;
  }
  return { digits, note };
}

test('punctuation between digits is ignored', () => {
  assert.deepEqual(typed('(555) 123-4567', 10), { digits: '5551234567', note: undefined });
  assert.deepEqual(typed('123-45-6789', 9), { digits: '123456789', note: undefined });
});

test('a digit above the count is refused with a note', () => {
  assert.deepEqual(typed('1234567890', 9), { digits: '123456789', note: 'At most 9 digits fit.' });
  assert.deepEqual(typed('55512345678', 10), { digits: '5551234567', note: 'At most 10 digits fit.' });
});

test('a 1 before ten digits of a phone is the country code', () => {
  assert.deepEqual(typed('1 555 123 4567', 10), {
    digits: '5551234567',
    note: 'The country code 1 was left out.',
  });
  assert.deepEqual(digitsAfter('', '15551234567', 10).digits, '5551234567');
});

test('ten digits that begin with 1 are kept', () => {
  assert.deepEqual(typed('1234567890', 10), { digits: '1234567890', note: undefined });
});

test('a foreign number and letters give a note', () => {
  assert.equal(typed('+44', 10).note, 'Enter a US phone number of 10 digits.');
  assert.deepEqual(digitsAfter('', '442079460958', 10), { digits: '', note: 'At most 10 digits fit.' });
  assert.deepEqual(typed('12a', 9), { digits: '12', note: 'Only digits can be entered.' });
});

test('digitsOf removes all characters but digits', () => {
  assert.equal(digitsOf('(555) 010-0199'), '5550100199');
});

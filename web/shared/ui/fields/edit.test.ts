import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EditKind, takeText } from './edit.ts';

const insert = (before: string, inserted: string, kind: EditKind, maximum?: number) =>
  takeText(maximum)({ before, start: before.length, end: before.length, inserted, kind });

test('[A-130] typing stops at the maximum with a note, and a longer paste is refused as a whole', () => {
  assert.deepEqual(insert('1234', '5', 'typed', 5), { text: '12345', caret: 5 });
  assert.deepEqual(insert('12345', '6', 'typed', 5), {
    refusal: 'This field holds up to 5 characters. The rest was left out.',
  });
  assert.deepEqual(insert('1', '23456', 'pasted', 5), {
    refusal: 'Not pasted: this field holds up to 5 characters, and the text has 6.',
  });
  assert.deepEqual(insert('1', '2345\n', 'pasted', 5), { text: '12345\n', caret: 6 });
});

test('[A-130] the length counts characters, not code units', () => {
  assert.deepEqual(insert('👩👩', '👩', 'typed', 3), { text: '👩👩👩', caret: 6 });
});

test('[A-130] a text that is too long already can be corrected, but not grow', () => {
  const replaced = takeText(3)({ before: '12345', start: 0, end: 1, inserted: '9', kind: 'typed' });
  assert.deepEqual(replaced, { text: '92345', caret: 1 });
  assert.deepEqual(insert('12345', '', 'deleted', 3), { text: '12345', caret: 5 });
  assert.deepEqual(insert('12345', '6', 'typed', 3), {
    refusal: 'This field holds up to 3 characters. The rest was left out.',
  });
});

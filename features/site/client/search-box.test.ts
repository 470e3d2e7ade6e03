import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf } from './search-box.ts';

const shown = (text: string, ...words: string[]) =>
  piecesOf(text, words)
    .map((piece) => (piece.isFound ? `*${piece.text}*` : piece.text))
    .join('');

test('words stand out however they are written, the longest first', () => {
  assert.equal(shown('The Closing queue', 'closing', 'close'), 'The *Closing* queue');
  assert.equal(shown('required, Requirement', 'require', 'required'), '*required*, *Require*ment');
  assert.equal(shown('a.b (c)', 'a.b', '(c'), '*a.b* *(c*)');
});

test('without words, or with a single letter, nothing stands out', () => {
  assert.equal(shown('The queue'), 'The queue');
  assert.equal(shown('The queue', 'e'), 'The queue');
});

test('a long text begins shortly before what was found', () => {
  const long = `${'words '.repeat(20)}and then the queue at last`;
  assert.equal(shown(long, 'queue'), '… words words and then the *queue* at last');
});

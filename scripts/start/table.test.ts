import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf } from './table.ts';

test('columns are aligned and lines have no blanks at their end', () => {
  assert.deepEqual(
    tableOf([
      ['Nora Whitfield', 'Originator', 'her loans'],
      ['Cal', 'Closer', ''],
    ]),
    ['  Nora Whitfield  Originator  her loans', '  Cal             Closer'],
  );
});

test('no rows are no lines', () => {
  assert.deepEqual(tableOf([]), []);
});

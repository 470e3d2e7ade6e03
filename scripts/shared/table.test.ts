import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf } from './table.ts';

test('columns are aligned and lines have no trailing spaces', () => {
  assert.deepEqual(
    tableOf([
      ['Nora Whitfield', 'Originator', 'her loans'],
      ['Cal', 'Closer', ''],
    ]),
    ['  Nora Whitfield  Originator  her loans', '  Cal             Closer'],
  );
});

test('without rows there are no lines', () => {
  assert.deepEqual(tableOf([]), []);
});

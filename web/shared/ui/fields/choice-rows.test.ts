import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idOf, rowsOf, textOf } from './choice-rows.ts';

const rows = rowsOf([
  { id: 7, text: 'Ann Lee' },
  { id: 8, text: 'Ann  Lee' },
  { id: 9, text: 'José Ruiz' },
  { id: 10, text: 'Jose Ruiz' },
  { id: 11, text: 'Dana Reyes' },
]);

test('[A-179] options that look the same get labels with their ids, others keep their text', () => {
  assert.deepEqual(
    rows.map(({ label }) => label),
    ['Ann Lee (7)', 'Ann  Lee (8)', 'José Ruiz', 'Jose Ruiz', 'Dana Reyes'],
  );
});

test('[A-179] a typed text names an option only if it names no other one', () => {
  for (const [typed, id] of [
    ['dana\u00A0reyes', 11],
    ['Ann Lee', null],
    ['ann lee (8)', 8],
    ['José Ruiz', 9],
    ['Jose Ruiz', 10],
    ['JOSE RUIZ', null],
    ['Dana', null],
  ] as const)
    assert.equal(idOf(rows, typed), id, typed);
});

test('[A-179] an option that was chosen by its plain text shows its label', () => {
  assert.equal(textOf(rows, { text: 'Ann Lee', id: 7 }), 'Ann Lee (7)');
  assert.equal(textOf(rows, { text: 'dana reyes', id: 11 }), 'dana reyes');
  assert.equal(textOf(rows, { text: 'Ann', id: null }), 'Ann');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldPath } from '../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';
import { emptyForm } from '../initial-values.ts';
import { noZips } from '../zip-index.ts';
import { EditHistory, type Enter, type Kind } from './edit-history.ts';
import { type LoadedLists, type TextPath, withEdit } from './edits.ts';

const lists: LoadedLists = { zips: noZips, licensedStates: null };

/** Returns a form that changes values and records edits in the same way as the screen. */
function editedForm() {
  const history = new EditHistory();
  let values: CreateLoanValues = emptyForm();
  const enter = (path: TextPath, text: string, kind: Kind = 'whole') => {
    const before = values;
    const enterAgain: Enter = (current, from) =>
      withEdit(current, path, String(Reflect.get(from, path)), lists);
    values = withEdit(values, path, text, lists);
    history.note({ path, kind, before, after: values, enter: enterAgain });
  };
  return {
    enter,
    /** Types a text, one character at a time. */
    type: (path: TextPath, text: string) => {
      for (let length = 1; length <= text.length; length += 1) enter(path, text.slice(0, length), 'typed');
    },
    leave: (path: FieldPath) => history.close(path),
    go: (step: 'undo' | 'redo' | 'revert', path: FieldPath) => {
      const gone = history[step](path, values);
      if (gone) values = gone;
      return gone !== null;
    },
    value: (path: FieldPath) => Reflect.get(values, path) as string,
  };
}

test('consecutive typing is one edit, a deletion is another edit', () => {
  const form = editedForm();
  form.type('amortizationTerm', '360');
  form.enter('amortizationTerm', '36', 'deleted');
  form.enter('amortizationTerm', '3', 'deleted');
  form.go('undo', 'amortizationTerm');
  assert.equal(form.value('amortizationTerm'), '360');
  form.go('undo', 'amortizationTerm');
  assert.equal(form.value('amortizationTerm'), '');
  assert.equal(form.go('undo', 'amortizationTerm'), false);
});

test('a paste is a separate edit, and so is typing after the user has left the field', () => {
  const form = editedForm();
  form.type('interestRate', '6');
  form.enter('interestRate', '6.125');
  form.go('undo', 'interestRate');
  assert.equal(form.value('interestRate'), '6');
  form.leave('interestRate');
  form.enter('interestRate', '65', 'typed');
  form.go('undo', 'interestRate');
  assert.equal(form.value('interestRate'), '6');
});

test('undo of the newest edit restores all its effects, to the last decimal', () => {
  const form = editedForm();
  form.enter('salesPrice', '520000');
  form.enter('baseLoanAmount', '450000');
  assert.equal(form.value('downPaymentPercent'), '13.462');
  form.enter('downPaymentPercent', '10');
  assert.equal(form.value('baseLoanAmount'), '468000.00');
  form.go('undo', 'downPaymentPercent');
  assert.equal(form.value('baseLoanAmount'), '450000');
  form.go('redo', 'downPaymentPercent');
  assert.equal(form.value('baseLoanAmount'), '468000.00');
});

test('undo of an older edit keeps later edits and recalculates the amounts', () => {
  const form = editedForm();
  form.enter('salesPrice', '500000');
  form.enter('salesPrice', '400000');
  form.enter('baseLoanAmount', '300000');
  form.go('undo', 'salesPrice');
  assert.deepEqual(
    [form.value('salesPrice'), form.value('baseLoanAmount'), form.value('downPaymentAmount')],
    ['500000', '300000', '200000.00'],
  );
});

test('Escape restores the value that the field had when it got the focus', () => {
  const form = editedForm();
  form.enter('occupancy', 'Second Home');
  form.leave('occupancy');
  form.type('occupancy', 'Inv');
  form.enter('occupancy', 'Investment Property');
  assert.equal(form.go('revert', 'occupancy'), true);
  assert.equal(form.value('occupancy'), 'Second Home');
  assert.equal(form.go('revert', 'occupancy'), false);
});

test('typing to find an option and picking the option are one edit', () => {
  const form = editedForm();
  form.type('propertyType', 'Det');
  form.enter('propertyType', 'Detached');
  form.go('undo', 'propertyType');
  assert.equal(form.value('propertyType'), '');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldPath } from '../../../../contracts/fields/create-screen.ts';
import type { CreateLoanValues } from '../form-values.ts';
import { emptyForm } from '../initial-values.ts';
import { closed, edited, type Kind, type Move, redo, revert, undo, unedited } from './edit-history.ts';
import { type TextPath, withEdit } from '../edits.ts';

/** Returns a form that changes values and records edits in the same way as the screen. */
function editedForm() {
  let history = unedited(emptyForm());
  /** What follows from the known lists: nothing, until a response comes. */
  let settle = (values: CreateLoanValues) => values;
  const go = (move: Move) => {
    const moved = move(history, settle);
    if (moved) ({ history } = moved);
    return moved?.path ?? null;
  };
  const enter = (path: TextPath, text: string, kind: Kind = 'whole') => {
    history = edited(history, path, kind, settle(withEdit(history.values, path, text)));
  };
  return {
    enter,
    /** Types a text, one character at a time. */
    type: (path: TextPath, text: string) => {
      for (let length = 1; length <= text.length; length += 1) enter(path, text.slice(0, length), 'typed');
    },
    leave: () => {
      history = closed(history);
    },
    undo: () => go(undo),
    redo: () => go(redo),
    revert: (path: FieldPath) => go(revert(path)),
    /** A response arrives, from which something follows. */
    respond: (follows: typeof settle) => {
      settle = follows;
      history = { ...history, values: settle(history.values) };
    },
    value: (path: FieldPath) => Reflect.get(history.values, path) as string,
  };
}

test('[A-162] consecutive typing is one edit, a deletion is another edit', () => {
  const form = editedForm();
  form.type('amortizationTerm', '360');
  form.enter('amortizationTerm', '36', 'deleted');
  form.enter('amortizationTerm', '3', 'deleted');
  form.undo();
  assert.equal(form.value('amortizationTerm'), '360');
  form.undo();
  assert.equal(form.value('amortizationTerm'), '');
  assert.equal(form.undo(), null);
});

test('[A-162] a paste is a separate edit, and so is typing after the user has left the field', () => {
  const form = editedForm();
  form.type('interestRate', '6');
  form.enter('interestRate', '6.125');
  form.undo();
  assert.equal(form.value('interestRate'), '6');
  form.leave();
  form.enter('interestRate', '65', 'typed');
  form.undo();
  assert.equal(form.value('interestRate'), '6');
});

test('[A-162] undo and redo go through the same states of all fields, and name the field', () => {
  const form = editedForm();
  form.enter('salesPrice', '520000');
  form.enter('baseLoanAmount', '450000');
  form.enter('downPaymentPercent', '10');
  assert.equal(form.value('baseLoanAmount'), '468000.00');
  assert.equal(form.undo(), 'downPaymentPercent');
  assert.deepEqual([form.value('baseLoanAmount'), form.value('downPaymentPercent')], ['450000', '13.462']);
  assert.equal(form.undo(), 'baseLoanAmount');
  assert.equal(form.value('baseLoanAmount'), '');
  assert.equal(form.redo(), 'baseLoanAmount');
  assert.deepEqual([form.value('baseLoanAmount'), form.value('downPaymentPercent')], ['450000', '13.462']);
  assert.equal(form.redo(), 'downPaymentPercent');
  assert.equal(form.value('baseLoanAmount'), '468000.00');
  assert.equal(form.redo(), null);
});

test('[A-162] an edit after an undo ends the redo', () => {
  const form = editedForm();
  form.enter('interestRate', '6');
  form.undo();
  form.enter('interestRate', '7');
  assert.equal(form.redo(), null);
  assert.equal(form.value('interestRate'), '7');
});

test('[A-133] Escape restores the value that the field had when it got the focus', () => {
  const form = editedForm();
  form.enter('occupancy', 'Second Home');
  form.leave();
  form.type('occupancy', 'Inv');
  form.enter('occupancy', 'Investment Property');
  assert.equal(form.revert('occupancy'), 'occupancy');
  assert.equal(form.value('occupancy'), 'Second Home');
  assert.equal(form.revert('occupancy'), null);
});

test('[A-162] typing to find an option and picking the option are one edit', () => {
  const form = editedForm();
  form.type('propertyType', 'Det');
  form.enter('propertyType', 'Detached');
  form.undo();
  assert.equal(form.value('propertyType'), '');
});

const withoutCoOp = (values: CreateLoanValues): CreateLoanValues =>
  values.propertyType === 'Co-op' ? { ...values, propertyType: '' } : values;

test('[A-170] neither undo nor redo brings back an entry that a response has emptied', () => {
  const form = editedForm();
  form.enter('propertyType', 'Co-op');
  form.enter('interestRate', '6');
  form.respond(withoutCoOp);
  assert.equal(form.undo(), 'interestRate');
  assert.equal(form.value('propertyType'), '');
  assert.equal(form.redo(), 'interestRate');
  assert.deepEqual([form.value('propertyType'), form.value('interestRate')], ['', '6']);
});

test('[A-170] undo and redo skip an edit of which a response has left nothing', () => {
  const form = editedForm();
  form.enter('interestRate', '6');
  form.enter('propertyType', 'Co-op');
  form.respond(withoutCoOp);
  assert.equal(form.undo(), 'interestRate');
  assert.equal(form.value('interestRate'), '');
  assert.equal(form.redo(), 'interestRate');
  assert.equal(form.value('interestRate'), '6');
});

test('[A-133] Escape in a field undoes no edit of another field, even if the edits of the field show nothing', () => {
  const form = editedForm();
  form.enter('interestRate', '6');
  form.type('propertyType', 'Co-op');
  form.respond(withoutCoOp);
  form.revert('propertyType');
  assert.equal(form.value('interestRate'), '6');
});

test('[A-170] redo brings back no entry that a response has refused since the undo', () => {
  const form = editedForm();
  form.enter('interestRate', '6');
  form.enter('propertyType', 'Co-op');
  form.enter('interestRate', '7');
  form.undo();
  form.undo();
  form.respond(withoutCoOp);
  form.redo();
  assert.deepEqual([form.value('propertyType'), form.value('interestRate')], ['', '7']);
});

test('[A-162] the last 200 edits can be undone', () => {
  const form = editedForm();
  for (let count = 1; count <= 201; count += 1) form.enter('amortizationTerm', String(count));
  for (let count = 0; count < 200; count += 1) assert.equal(form.undo(), 'amortizationTerm');
  assert.equal(form.value('amortizationTerm'), '1');
  assert.equal(form.undo(), null);
});

test('[A-162] an option that is chosen after a deletion is an edit of its own', () => {
  const form = editedForm();
  form.enter('propertyType', 'Condominium');
  form.leave();
  form.enter('propertyType', 'Condo', 'deleted');
  form.enter('propertyType', 'Detached');
  form.undo();
  assert.equal(form.value('propertyType'), 'Condo');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldPaths } from '../../../contracts/fields/create-screen.ts';
import { createFields } from './create-fields.ts';

const fields = createFields();
const field = (path: string) => fields.find((one) => one.path === path) ?? assert.fail(path);
const says = (path: string) =>
  Object.fromEntries(field(path).says.map(({ entry, message }) => [entry, message]));

test('every field of the create screen says what it takes, and every one that takes entries what it refuses', () => {
  assert.deepEqual(
    fields.map(({ path }) => path),
    fieldPaths,
  );
  assert.deepEqual(
    fields.filter((one) => one.says.length === 0).map(({ path }) => path),
    ['loanToValuePercent', 'totalLoanAmount'],
  );
});

test('what Create requires differs for a lead, and says when', () => {
  const needs = (path: string) => [field(path).forLoan, field(path).forLead];
  assert.deepEqual(needs('institution'), ['always', 'always']);
  assert.deepEqual(needs('loanOriginationType'), ['while-shown', 'while-shown']);
  assert.deepEqual(needs('borrower.taxIdentifier'), ['always', 'no']);
  assert.deepEqual(needs('borrower.middleName'), ['no', 'no']);
  assert.deepEqual(needs('coBorrower.taxIdentifier'), ['with-co-borrower', 'with-co-borrower']);
});

test('the messages are those of the product', () => {
  assert.deepEqual(says('institution'), { nothing: 'Required', 'text that is not in the list': 'Invalid' });
  assert.deepEqual(says('borrower.firstName'), {
    nothing: 'Required',
    '36 characters': 'Use at most 35 characters.',
  });
  assert.equal(says('interestRate')['25.001'], 'Rate cannot exceed 25%. Please enter a valid value.');
  assert.equal(says('coBorrower.cellPhone')['222222222'], 'Must contain 10 numeric characters');
});

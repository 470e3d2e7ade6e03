import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldPaths } from '../../../contracts/fields/create-screen.ts';
import { amountFields } from '../../../contracts/fields/loan.ts';
import { personFields } from '../../../contracts/fields/person.ts';
import { tooLong } from '../../../web/pages/create-loan/messages.ts';
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
    ['totalLoanAmount', 'loanToValuePercent'],
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
  const { maximum } = personFields.firstName;
  const { interestRate } = amountFields;
  assert.deepEqual(says('institution'), { nothing: 'Required', 'text that is not in the list': 'Invalid' });
  assert.deepEqual(says('borrower.firstName'), {
    nothing: 'Required',
    [`${maximum + 1} characters`]: tooLong(maximum),
  });
  assert.equal(says('interestRate')[String(interestRate.maximum + 0.001)], interestRate.tooLarge);
  assert.equal(says('coBorrower.cellPhone')['222222222'], 'Must contain 10 numeric characters');
});

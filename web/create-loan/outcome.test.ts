import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanAnswer } from '../../contracts/schemas/create-loan.ts';
import { failureTitle, generalMessage, outcomeOf } from './outcome.ts';

const success: CreateLoanAnswer = { status: 'success', errorMessage: null, newApplyId: 'APP-77' };
const outcome = (changes: object) => outcomeOf({ ...success, ...changes });

test('[L-3.5-01] a success leads on to its newApplyId', () => {
  assert.deepEqual(outcome({}), { isCreated: true, newApplyId: 'APP-77' });
  assert.deepEqual(outcome({ errorMessage: '  ' }), { isCreated: true, newApplyId: 'APP-77' });
});

test('[L-8.2-03 L-3.5-02] status "error" in any case is a failure with its message', () => {
  for (const status of ['error', 'Error', 'ERROR']) {
    assert.deepEqual(outcome({ status, errorMessage: 'Duplicate application.' }), {
      isCreated: false,
      reason: 'Duplicate application.',
    });
  }
});

test('[L-8.2-03 L-7-23] a message alone is a failure, whatever the status says', () => {
  assert.deepEqual(outcome({ errorMessage: 'No license.' }), { isCreated: false, reason: 'No license.' });
});

test('[L-3.5-02] a failure may give no reason', () => {
  for (const errorMessage of [null, ' ']) {
    assert.deepEqual(outcome({ status: 'error', errorMessage }), { isCreated: false, reason: null });
  }
});

test('[L-8.2-04] without a reason a general sentence names what was to be created', () => {
  assert.equal(
    generalMessage(false),
    'The loan could not be created. Your entries are kept; please try again.',
  );
  assert.equal(
    generalMessage(true),
    'The lead could not be created. Your entries are kept; please try again.',
  );
});

test('[L-3.5-03] a success without newApplyId is a failure', () => {
  assert.equal(outcome({ newApplyId: null }).isCreated, false);
  assert.equal(outcome({ newApplyId: ' ' }).isCreated, false);
});

test('[L-8.2-01 L-8.2-02] the title names what failed', () => {
  assert.equal(failureTitle(false), 'Create Loan Failed');
  assert.equal(failureTitle(true), 'Create Lead Failed');
});

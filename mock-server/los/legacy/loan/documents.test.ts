import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordinaryLoan } from '../../../test/loan-sketch.ts';
import type { WorkQueueType } from '../../../../contracts/api/options.ts';
import type { FindingName } from '../../seeds/findings.ts';
import { loanFrom, type LoanSketch } from '../../seeds/sketch.ts';
import { emptyFile } from '../../../store/repositories/loan.ts';
import { documentsOf, outstandingFor } from './documents.ts';

const loanOf = (more: Partial<LoanSketch>) => {
  const { dashboard, file = emptyFile } = loanFrom({ ...ordinaryLoan, ...more }, '2026-06-01');
  return { dashboard, file };
};

test('a queue waits for the documents that the status of the loan still lacks', () => {
  for (const [status, queue, outstanding] of [
    ['In Underwriting', 'Underwriter', ['Verification of income', 'Appraisal review']],
    ['Approved with Conditions', 'Underwriter', []],
    ['Approved with Conditions', 'Closing', ['Closing Disclosure', 'Title commitment', 'Signed note']],
    ['Clear to Close', 'Closing', ['Closing Disclosure', 'Signed note']],
    ['Docs Out', 'Closing', ['Signed note']],
    ['Docs Signed', 'Closing', []],
    ['Docs Signed', 'Funding', ['Wire instructions', 'Wire confirmation']],
    ['Clear to Fund', 'Funding', ['Wire confirmation']],
    ['Funded', 'Funding', []],
  ] as const)
    assert.deepEqual(outstandingFor(queue, loanOf({ status })), outstanding, `${status} in ${queue}`);
});

test('a finding of the compliance check keeps its document outstanding', () => {
  const outstanding = (status: LoanSketch['status'], queue: WorkQueueType, finding: FindingName) =>
    outstandingFor(queue, loanOf({ status, complianceFailures: [finding] }));
  for (const finding of ['closingDisclosureLate', 'aprInaccurate', 'prorationsDiffer'] as const)
    assert.deepEqual(
      outstanding('Docs Out', 'Closing', finding),
      ['Closing Disclosure', 'Signed note'],
      finding,
    );
  const approved = 'Approved with Conditions';
  assert.deepEqual(outstanding(approved, 'Underwriter', 'incomeUndocumented'), ['Verification of income']);
  assert.deepEqual(outstanding(approved, 'Underwriter', 'appraisalExpired'), ['Appraisal review']);
  assert.deepEqual(outstanding('Docs Out', 'Closing', 'giftLetterMissing'), ['Signed note']);
});

test('a denied or withdrawn loan has received nothing of a closing', () => {
  for (const status of ['Denied', 'Withdrawn'] as const) {
    const received = documentsOf(loanOf({ status })).filter(({ isReceived }) => isReceived);
    assert.ok(
      received.every(({ queue }) => queue !== 'Closing' && queue !== 'Funding'),
      status,
    );
    assert.ok(received.length > 0);
  }
});

test('only a purchase has a purchase contract', () => {
  const names = (purpose: 'Purchase' | 'Refinance') =>
    documentsOf(loanOf({ purpose })).map(({ name }) => name);
  assert.ok(names('Purchase').includes('Purchase contract'));
  assert.ok(!names('Refinance').includes('Purchase contract'));
});

test('a lock is confirmed once it is granted, not when it is requested', () => {
  const isConfirmed = (lock: LoanSketch['lock']) =>
    documentsOf(loanOf({ ...(lock && { lock }) })).find(({ name }) => name === 'Lock confirmation')
      ?.isReceived;
  assert.equal(isConfirmed(['Locked', -3, 30]), true);
  assert.equal(isConfirmed(['Lock Requested', -3, 30]), false);
  assert.equal(isConfirmed(undefined), false);
});

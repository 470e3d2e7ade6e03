import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanRow } from '../../mock-server/store/store.ts';
import { loanLines } from './greeting.ts';

const loan = (loanNumber: string, more: Partial<LoanRow> = {}): LoanRow => ({
  generalAccountId: 1,
  applicationIdentifier: 'A-1',
  loanNumber,
  borrowerName: 'Ada Birch',
  institution: null,
  loanStatus: 'Approved',
  loanPurpose: 'Purchase',
  loanAmount: null,
  lockStatus: null,
  closingDate: null,
  isLead: false,
  queue: null,
  taskId: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

test('a loan is a line with number, borrower, purpose and status', () => {
  assert.deepEqual(loanLines([loan('100'), loan('2', { loanPurpose: null, loanStatus: null })]), [
    'Loans, the latest first:',
    '  100  Ada Birch  Purchase  Approved',
    '  2    Ada Birch  –         –',
  ]);
});

test('loans that do not fit are counted', () => {
  const lines = loanLines(Array.from({ length: 15 }, (_, index) => loan(String(index))));
  assert.equal(lines.length, 14);
  assert.equal(lines.at(-1), '  and 3 more');
});

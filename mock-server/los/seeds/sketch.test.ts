import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from 'typebox/value';
import { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { ordinaryLoan } from '../../test/loan-sketch.ts';
import { LoanSketch, loanFrom, standardLoans } from './sketch.ts';

const day = '2026-03-10';

test('every loan in data/loans.json matches the schema, and each has its own id', () => {
  for (const sketch of standardLoans) assert.ok(Check(LoanSketch, sketch), String(sketch.id));
  assert.equal(new Set(standardLoans.map(({ id }) => id)).size, standardLoans.length);
});

test('a loan with the least data has a valid dashboard', () => {
  const { dashboard, isLead } = loanFrom(ordinaryLoan, day);
  assert.ok(Check(LoanDashboard, dashboard));
  assert.equal(isLead, false);
  assert.equal(dashboard.hasCoBorrower, false);
  assert.equal(dashboard.loanDetails.rate, null);
  assert.equal(dashboard.ratios.ltv, null);
});

test('locks, dates and tasks are relative to today, in business days', () => {
  const { dashboard, file, task } = loanFrom(
    {
      ...ordinaryLoan,
      status: 'Clear to Fund',
      lock: ['Locked', -5, 30],
      closingIn: -5,
      finaledIn: -2,
      task: 9,
    },
    day,
  );
  const { lockStatus, lockExpiration, final, closingDate } = dashboard.loanDetails;
  assert.deepEqual([file?.lockDate, lockStatus, lockExpiration], ['2026-03-03', 'Locked', '2026-04-02']);
  assert.deepEqual([final, closingDate], ['2026-03-06', '2026-03-03']);
  assert.deepEqual(task, { queue: 'Funding', taskId: 9 });
});

test('a loan with missing items has no application date', () => {
  const { dashboard } = loanFrom({ ...ordinaryLoan, missing: ['income', 'taxId'] }, day);
  const { applicationCriteria: criteria } = dashboard;
  assert.equal(criteria.applicationDate, null);
  assert.equal(criteria.hasMonthlyIncome || criteria.hasSocialSecurityNumber, false);
  assert.equal(criteria.hasName && criteria.hasLoanAmount && criteria.hasValueOfProperty, true);
});

test('notes keep their order, their readers and their times', () => {
  const { notes } = loanFrom(
    {
      ...ordinaryLoan,
      notes: [
        { author: 'Ann', text: 'One', isShared: false, written: [-2, '09:00'] },
        { author: 'Bob', text: 'Two', isShared: true, written: [-1, '10:30'] },
      ],
    },
    day,
  );
  assert.deepEqual(notes, [
    { author: 'Ann', text: 'One', isShared: false, createdAt: '2026-03-06T15:00:00.000Z' },
    { author: 'Bob', text: 'Two', isShared: true, createdAt: '2026-03-09T15:30:00.000Z' },
  ]);
});

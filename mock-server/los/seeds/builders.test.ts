import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from 'typebox/value';
import { LoanDashboard } from '../../../contracts/operations/loan.ts';
import { internalNote, lead, loan, sharedNote } from './builders.ts';

const day = '2026-03-10';

test('by default a loan is an ordinary purchase', () => {
  const { dashboard, isLead } = loan().on(day);
  assert.ok(Check(LoanDashboard, dashboard));
  assert.equal(isLead, false);
  assert.equal(dashboard.loanDetails.loanPurpose, 'Purchase');
  assert.equal(dashboard.loanDetails.salesPrice, 375_000);
  assert.equal(dashboard.hasCoBorrower, false);
});

test('a refinance has no sales price, and a co-borrower if one is added', () => {
  const { dashboard } = loan().refinance(320_000).withCoBorrower().on(day);
  assert.ok(Check(LoanDashboard, dashboard));
  assert.equal(dashboard.loanDetails.loanPurpose, 'Refinance');
  assert.equal(dashboard.loanDetails.salesPrice, null);
  assert.equal(dashboard.loanDetails.appraisedValue, 320_000);
  assert.equal(dashboard.hasCoBorrower, true);
  assert.equal(dashboard.primaryCoBorrower?.borrowerLastName, 'Fenwright');
});

test('a builder is immutable', () => {
  const first = loan();
  first
    .refinance()
    .withCoBorrower()
    .missing('income')
    .noted(internalNote('A', 'B', -1, '10:00'));
  assert.deepEqual(first.on(day), loan().on(day));
});

test('locks, dates and queues are relative to today, in days', () => {
  const { dashboard, task } = loan().locked(5).finaled(-2).inQueue('Funding', 9).on(day);
  const { lockStatus, lockExpiration, final, closingDate } = dashboard.loanDetails;
  assert.deepEqual([lockStatus, lockExpiration], ['Locked', '2026-03-15']);
  assert.deepEqual([final, closingDate], ['2026-03-08', '2026-03-05']);
  assert.deepEqual(task, { queue: 'Funding', taskId: 9 });
  assert.equal(loan().locked(-1).on(day).dashboard.loanDetails.lockStatus, 'Lock Expired');
});

test('a loan with missing items has no application date', () => {
  const { applicationCriteria: criteria } = loan().missing('income', 'taxId').on(day).dashboard;
  assert.equal(criteria.applicationDate, null);
  assert.equal(criteria.hasMonthlyIncome || criteria.hasSocialSecurityNumber, false);
  assert.equal(criteria.hasName && criteria.hasLoanAmount && criteria.hasValueOfProperty, true);
});

test('notes keep their order, their readers and their times', () => {
  const { notes } = loan()
    .noted(internalNote('Ann', 'One', -2, '09:00'))
    .noted(sharedNote('Bob', 'Two', -1, '10:30'))
    .on(day);
  assert.deepEqual(notes, [
    { author: 'Ann', text: 'One', isShared: false, createdAt: '2026-03-08T09:00:00.000Z' },
    { author: 'Bob', text: 'Two', isShared: true, createdAt: '2026-03-09T10:30:00.000Z' },
  ]);
});

test('a lead has no rate, no ratios and no date', () => {
  const { dashboard, isLead } = lead().on(day);
  assert.ok(Check(LoanDashboard, dashboard));
  assert.equal(isLead, true);
  assert.equal(dashboard.loanDetails.rate, null);
  assert.equal(dashboard.ratios.ltv, null);
  assert.equal(dashboard.applicationCriteria.applicationDate, null);
});

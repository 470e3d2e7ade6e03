import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from 'typebox/value';
import { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { ordinaryLoan } from '../../test/loan-sketch.ts';
import { aprOf, escrowOf, paymentOf } from './loan-figures.ts';
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
  assert.deepEqual(dashboard.ratios, {
    housingRatio: null,
    debtRatio: null,
    ltv: 0.8,
    cltv: 0.8,
    hcltv: 0.8,
  });
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

// The value and the state give taxes and insurance of $237.50 a month: 300,000 at 0.6% and 0.35% in Arizona.
const house = { amount: 240_000, rate: 0.06, term: 360, value: 300_000, state: 'AZ' } as const;
for (const [what, terms, payment, escrow] of [
  ['a conventional loan at 80% LTV', { product: 'Conforming 30 Year Fixed' }, 1_438.92, 237.5],
  ['a loan over 15 years', { product: 'Conforming 15 Year Fixed', term: 180 }, 2_025.26, 237.5],
  [
    'a conventional loan above 80% LTV',
    { product: 'Conforming 30 Year Fixed', amount: 240_001 },
    1_438.93,
    null,
  ],
  ['a loan without a state', { product: 'Conforming 30 Year Fixed', state: null }, 1_438.92, null],
  [
    'a loan in a state without an estimate',
    { product: 'Conforming 30 Year Fixed', state: 'TX' },
    1_438.92,
    null,
  ],
  ['a VA loan at 100% LTV', { product: 'VA 30 Year Fixed', amount: 300_000 }, 1_798.65, 237.5],
  // 0.55% of 289,500 are 132.69 a month, 0.50% of 285,000 are 118.75, 0.35% of 300,000 are 87.50.
  ['an FHA loan at 96.5% LTV', { product: 'FHA 30 Year Fixed', amount: 294_566.25 }, 1_766.07, 370.19],
  ['an FHA loan at 95% LTV', { product: 'FHA 30 Year Fixed', amount: 289_987.5 }, 1_738.62, 356.25],
  ['a USDA loan', { product: 'USDA 30 Year Fixed', amount: 303_000 }, 1_816.64, 325],
] as const)
  test(`${what} has the payment ${payment} and the escrow ${escrow}`, () => {
    const loan = { ...house, ...terms };
    assert.deepEqual([paymentOf(loan), escrowOf(loan)], [payment, escrow]);
    const isUnknown =
      terms.product.startsWith('VA') || (terms.product.startsWith('Conforming') && loan.amount > 240_000);
    assert.equal(aprOf(loan) === null, isUnknown);
  });

test('the APR of an FHA loan repays the amount less its fees with principal, interest and premium', () => {
  const loan = { ...house, product: 'FHA 30 Year Fixed', amount: 294_566.25 };
  const apr = aprOf(loan) ?? assert.fail();
  const received = 294_566.25 - 5_066.25 - 2_945.66 - 1_250;
  const payments = Array.from({ length: 360 }, (_, month) => 1_898.76 / (1 + apr / 12) ** (month + 1));
  assert.ok(Math.abs(payments.reduce((sum, payment) => sum + payment, 0) - received) < 30, String(apr));
});

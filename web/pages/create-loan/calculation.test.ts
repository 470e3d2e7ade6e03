import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanPurpose } from '../../../contracts/api/options.ts';
import type { AmountEdit, LoanAmounts } from './amounts.ts';
import { applyEdit, emptyAmounts } from './calculation.ts';

const S = (value: string): AmountEdit => ({ field: 'salesPrice', value });
const E = (value: string): AmountEdit => ({ field: 'estimatedOrAppraisedValue', value });
const B = (value: string): AmountEdit => ({ field: 'baseLoanAmount', value });
const F = (value: string): AmountEdit => ({ field: 'financedAmount', value });
const DP = (value: string): AmountEdit => ({ field: 'downPaymentPercent', value });
const DA = (value: string): AmountEdit => ({ field: 'downPaymentAmount', value });
const purpose = (value: LoanPurpose | null): AmountEdit => ({ field: 'loanPurpose', value });
const same = (value: boolean): AmountEdit => ({ field: 'sameAsSalesPrice', value });

const after = (start: LoanPurpose | null, ...edits: readonly AmountEdit[]): LoanAmounts =>
  [purpose(start), ...edits].reduce(applyEdit, emptyAmounts);

test('[L-4.5-02] the sales price counts as the price even when the estimated value is lower', () => {
  assert.equal(after('Purchase', E('100000'), S('200000'), B('50000')).downPaymentAmount, '150000.00');
});

test('[L-4.5-02] with a sales price, an edit of the estimated value leaves a typed down payment alone', () => {
  const state = after('Purchase', S('200000'), DP('3.5'), E('190000'));
  assert.equal(state.downPaymentPercent, '3.5');
  assert.equal(state.downPaymentAmount, '7000.00');
  assert.equal(state.loanToValuePercent, '1.01579');
});

test('[L-4.5-03] without a sales price, an edit of the estimated value recalculates the down payment', () => {
  const state = after('Purchase', E('250000'), B('200000'), E('400000'));
  assert.equal(state.downPaymentAmount, '200000.00');
  assert.equal(state.downPaymentPercent, '50.000');
});

test('[A-10] another price keeps the base loan, and recalculates the down payment', () => {
  const { baseLoanAmount, downPaymentAmount, downPaymentPercent } = after(
    'Purchase',
    S('500000'),
    B('400000'),
    S('800000'),
  );
  assert.deepEqual(
    [baseLoanAmount, downPaymentAmount, downPaymentPercent],
    ['400000', '400000.00', '50.000'],
  );
});

test('[L-4.5-12 L-4.5-17] Construction-Permanent divides by the lower of sales price and estimated value', () => {
  assert.equal(
    after('Construction-Permanent', S('400000'), E('500000'), B('300000')).loanToValuePercent,
    '0.75000',
  );
  assert.equal(
    after('Construction-Permanent', S('500000'), E('400000'), B('300000')).loanToValuePercent,
    '0.75000',
  );
});

test('[L-4.2-05] choosing Refinance turns pre-approval off, and it stays off', () => {
  const on = after('Purchase', { field: 'isPreApproval', value: true });
  assert.equal(on.isPreApproval, true);
  const refinance = applyEdit(on, purpose('Refinance'));
  assert.equal(refinance.isPreApproval, false);
  assert.equal(applyEdit(refinance, { field: 'isPreApproval', value: true }).isPreApproval, false);
});

test('[L-4.2-13] leaving Refinance restores no sales price; the down payment follows the estimated value', () => {
  const state = after(
    'Purchase',
    S('500000'),
    E('480000'),
    B('400000'),
    purpose('Refinance'),
    purpose('Other'),
  );
  assert.equal(state.salesPrice, '0.00');
  assert.equal(state.downPaymentAmount, '80000.00');
  assert.equal(state.downPaymentPercent, '16.667');
  assert.equal(state.baseLoanAmount, '400000');
});

test('[L-4.5-11] from Purchase to Construction the ratio takes the estimated value', () => {
  const bought = after('Purchase', S('580000'), E('600000'), B('450000'));
  assert.equal(bought.loanToValuePercent, '0.77586');
  assert.equal(applyEdit(bought, purpose('Construction')).loanToValuePercent, '0.75000');
});

test("[L-4.2-07] while 'Same as sales price' is on the estimated value cannot be typed; off, it keeps its value", () => {
  const on = after('Purchase', S('425000'), same(true));
  assert.deepEqual(applyEdit(on, E('1')), on);
  const off = applyEdit(on, same(false));
  assert.equal(off.estimatedOrAppraisedValue, '425000');
  assert.equal(applyEdit(off, E('430000')).estimatedOrAppraisedValue, '430000');
});

test("[L-4.2-07] 'Same as sales price' without a sales price takes the price away, so the down payment is 0", () => {
  const state = after('Purchase', E('250000'), B('200000'), same(true));
  assert.equal(Number(state.estimatedOrAppraisedValue), 0);
  assert.equal(state.downPaymentAmount, '0.00');
  assert.equal(state.downPaymentPercent, '0.000');
  assert.equal(state.loanToValuePercent, '0.00000');
});

test("[L-4.2-07] 'Same as sales price' keeps a typed down payment when the price stays the same", () => {
  assert.equal(after('Purchase', S('200000'), DP('3.5'), same(true)).downPaymentPercent, '3.5');
});

test("[L-4.2-06] choosing Refinance turns 'Same as sales price' off, and it stays off", () => {
  const on = after('Purchase', S('250000'), same(true));
  assert.equal(on.sameAsSalesPrice, true);
  const refinance = applyEdit(on, purpose('Refinance'));
  assert.equal(refinance.sameAsSalesPrice, false);
  assert.equal(applyEdit(refinance, same(true)).sameAsSalesPrice, false);
});

test('[L-4.2-06] the estimated value of a Refinance follows no sales price', () => {
  assert.equal(after('Refinance', E('250000'), same(true)).estimatedOrAppraisedValue, '250000');
});

test('[L-4.5-14] a calculated down payment amount is rounded half away from zero to cents', () => {
  const state = after('Purchase', S('100.50'), DP('1'));
  assert.equal(state.downPaymentAmount, '1.01');
  assert.equal(state.baseLoanAmount, '99.49');
});

test('[L-4.5-14] a negative percent is rounded away from zero too', () => {
  assert.equal(after('Purchase', S('80000'), B('80000.40')).downPaymentPercent, '-0.001');
});

test('[L-4.5-14] the largest amounts stay exact', () => {
  const state = after('Purchase', S('999999999.99'), DP('33.333'));
  assert.equal(state.downPaymentAmount, '333330000.00');
  assert.equal(state.baseLoanAmount, '666669999.99');
});

test('[L-4.5-15] typed down payments without a price stay as typed, their partner is 0, the base stays', () => {
  const state = after('Purchase', B('200000'), DA('5000'));
  assert.equal(state.downPaymentAmount, '5000');
  assert.equal(state.downPaymentPercent, '0.000');
  assert.equal(state.baseLoanAmount, '200000');
});

test('[L-4.5-15] blank and unreadable texts count as 0', () => {
  const state = after('Purchase', S('abc'), E(''), B('-'), F('NaN'));
  assert.equal(state.totalLoanAmount, '0.00');
  assert.equal(state.loanToValuePercent, '0.00000');
  assert.equal(state.downPaymentPercent, '0.000');
});

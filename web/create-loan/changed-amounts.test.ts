import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit, emptyAmounts } from './calculation.ts';
import { calculatedAmounts, changedAmounts } from './changed-amounts.ts';

const priced = applyEdit(applyEdit(emptyAmounts('Purchase'), { field: 'salesPrice', value: '500000' }), {
  field: 'estimatedOrAppraisedValue',
  value: '480000',
});
const before = calculatedAmounts(priced, false);
const lent = applyEdit(priced, { field: 'baseLoanAmount', value: '400000' });

test('amounts that follow from an edit are said, and the one that was typed is not', () => {
  assert.equal(
    changedAmounts(before, calculatedAmounts(lent, false), 'baseLoanAmount'),
    'Down payment percent 20.000 percent. Down payment amount $100,000.00. ' +
      'Total loan amount $400,000.00. Loan to value percent 83.333 percent.',
  );
});

test('unchanged amounts have no announcement', () => {
  assert.equal(changedAmounts(before, before, undefined), '');
});

test('a down payment that the purpose hides is not said', () => {
  const refinance = applyEdit(lent, { field: 'loanPurpose', value: 'Refinance' });
  const financed = applyEdit(refinance, { field: 'financedAmount', value: '8000' });
  assert.equal(
    changedAmounts(calculatedAmounts(refinance, false), calculatedAmounts(financed, false), 'financedAmount'),
    'Total loan amount $408,000.00. Loan to value percent 85.000 percent.',
  );
});

test('text that is no number counts as 0, as it does for the others', () => {
  const unreadable = applyEdit(lent, { field: 'baseLoanAmount', value: '2,5' });
  assert.equal(calculatedAmounts(unreadable, false).baseLoanAmount, '$0.00');
});

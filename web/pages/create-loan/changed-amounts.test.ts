import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit, emptyAmounts } from './calculation.ts';
import { calculatedAmounts, changedAmounts } from './changed-amounts.ts';

const priced = (
  [
    { field: 'loanPurpose', value: 'Purchase' },
    { field: 'salesPrice', value: '500000' },
    { field: 'estimatedOrAppraisedValue', value: '480000' },
  ] as const
).reduce(applyEdit, emptyAmounts);
const before = calculatedAmounts(priced, false);
const lent = applyEdit(priced, { field: 'baseLoanAmount', value: '400000' });

test('[A-136] announces calculated amounts, but not the typed one', () => {
  assert.equal(
    changedAmounts(before, calculatedAmounts(lent, false), 'baseLoanAmount'),
    'Down payment percent 20.000 percent. Down payment amount $100,000.00. ' +
      'Total loan amount $400,000.00. Loan to value percent 83.333 percent.',
  );
});

test('[A-136] a value that follows the sales price is announced, too', () => {
  const same = applyEdit(priced, { field: 'sameAsSalesPrice', value: true });
  const raised = applyEdit(same, { field: 'salesPrice', value: '510000' });
  assert.match(
    changedAmounts(calculatedAmounts(same, false), calculatedAmounts(raised, false), 'salesPrice'),
    /^Estimated or appraised value \$510,000\.00\. /,
  );
});

test('[A-136] an amount that shows for the first time is not announced', () => {
  const refinance = applyEdit(lent, { field: 'loanPurpose', value: 'Refinance' });
  const purchase = applyEdit(refinance, { field: 'loanPurpose', value: 'Purchase' });
  assert.doesNotMatch(
    changedAmounts(calculatedAmounts(refinance, false), calculatedAmounts(purchase, false), undefined),
    /Down payment/,
  );
});

test('[A-136] unchanged amounts have no announcement', () => {
  assert.equal(changedAmounts(before, before, undefined), '');
});

test('[A-136] a down payment that is hidden for the purpose is not announced', () => {
  const refinance = applyEdit(lent, { field: 'loanPurpose', value: 'Refinance' });
  const financed = applyEdit(refinance, { field: 'financedAmount', value: '8000' });
  assert.equal(
    changedAmounts(calculatedAmounts(refinance, false), calculatedAmounts(financed, false), 'financedAmount'),
    'Total loan amount $408,000.00. Loan to value percent 85.000 percent.',
  );
});

test('[A-136] text that is not a number is announced as 0', () => {
  const unreadable = applyEdit(lent, { field: 'baseLoanAmount', value: '2,5' });
  assert.equal(calculatedAmounts(unreadable, false).baseLoanAmount, '$0.00');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanPurposes } from '../../../contracts/api/options.ts';
import { createFields } from '../../../contracts/fields/create-screen.ts';
import type { Field } from '../../../contracts/fields/field.ts';
import { fieldsToFix, isShown } from './fields.ts';
import { emptyForm } from './initial-values.ts';
import { noLists } from './edits.ts';
import { createLoanSchema, messagesOf } from './validation.ts';

test('[A-128] an empty loan lists its required fields as missing, in reading order', () => {
  const schema = createLoanSchema({ isLead: false, showsOriginationType: true, ...noLists });
  const messages = messagesOf(emptyForm(), schema);
  const toFix = fieldsToFix((path) => messages[path]);
  assert.deepEqual(
    toFix.map(({ label }) => label),
    ['Institution', 'Originator', 'Product', 'Origination type', 'First name', 'Last name', 'Tax identifier'],
  );
  assert.ok(toFix.every(({ isMissing }) => isMissing));
});

test('[A-128] a field with an invalid entry is listed too', () => {
  assert.deepEqual(
    fieldsToFix((path) => (path === 'financedAmount' ? 'Enter no more than 9 characters.' : undefined)),
    [
      {
        path: 'financedAmount',
        label: 'Financed amount',
        isMissing: false,
      },
    ],
  );
});

test('[A-14] only the total loan amount and the loan to value are calculated, so users cannot type them', () => {
  const calculated = Object.entries<Field>(createFields).filter(([, { isCalculated }]) => isCalculated);
  assert.deepEqual(
    calculated.map(([path]) => path),
    ['totalLoanAmount', 'loanToValuePercent'],
  );
});

const loan = (loanPurpose: string | null) => ({ isLead: false, loanPurpose });

test("[L-2.2-26 L-4.2-01] the sales price and 'Same as sales price' show for every purpose but Refinance", () => {
  for (const purpose of [...loanPurposes, null]) {
    for (const name of ['salesPrice', 'sameAsSalesPrice'] as const)
      assert.equal(isShown(name, loan(purpose)), purpose !== 'Refinance', String(purpose));
  }
});

const downPayment = [
  ['L-2.2-31', 'downPaymentPercent'],
  ['L-2.2-32', 'downPaymentAmount'],
] as const;

for (const [rule, field] of downPayment) {
  test(`[${rule} L-4.2-03 L-4.2-08] Refinance and Construction-Permanent hide ${field}`, () => {
    const hiding = [...loanPurposes, null].filter((purpose) => !isShown(field, loan(purpose)));
    assert.deepEqual(hiding, ['Construction-Permanent', 'Refinance']);
  });
}

test('[L-2.2-20 L-2.2-22] a loan offers pre-approval for every purpose but Refinance', () => {
  const offering = [...loanPurposes, null].filter((purpose) => isShown('isPreApproval', loan(purpose)));
  assert.deepEqual(offering, ['Construction', 'Construction-Permanent', 'Purchase', 'Other', null]);
});

test('[L-2.2-21] a lead never offers pre-approval', () => {
  for (const purpose of [...loanPurposes, null])
    assert.equal(isShown('isPreApproval', { isLead: true, loanPurpose: purpose }), false);
});

test('[L-2.2-19] every loan and every lead offers "Forgivable", whatever its purpose', () => {
  for (const loanPurpose of [...loanPurposes, null]) {
    for (const isLead of [false, true])
      assert.equal(isShown('isForgivable', { isLead, loanPurpose }), true, String(loanPurpose));
  }
});

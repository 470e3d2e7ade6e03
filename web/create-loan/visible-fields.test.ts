import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanPurposes } from '../../contracts/api/options.ts';
import { visibleFields } from './visible-fields.ts';

test("[L-2.2-26 L-4.2-01] the sales price and 'Same as sales price' show for every purpose but Refinance", () => {
  for (const purpose of [...loanPurposes, null]) {
    const shown = visibleFields(purpose, false);
    assert.equal(shown.salesPrice, purpose !== 'Refinance', String(purpose));
    assert.equal(shown.sameAsSalesPrice, purpose !== 'Refinance', String(purpose));
  }
});

test('[L-2.2-31 L-2.2-32 L-4.2-03 L-4.2-08] Refinance and Construction-Permanent hide the down payment', () => {
  const hiding = [...loanPurposes, null].filter((purpose) => !visibleFields(purpose, false).downPayment);
  assert.deepEqual(hiding, ['Construction-Permanent', 'Refinance']);
});

test('[L-2.2-20 L-2.2-22] a loan offers pre-approval for every purpose but Refinance', () => {
  const offering = [...loanPurposes, null].filter((purpose) => visibleFields(purpose, false).preApproval);
  assert.deepEqual(offering, ['Construction', 'Construction-Permanent', 'Purchase', 'Other', null]);
});

test('[L-2.2-21] a lead never offers pre-approval', () => {
  for (const purpose of [...loanPurposes, null])
    assert.equal(visibleFields(purpose, true).preApproval, false);
});

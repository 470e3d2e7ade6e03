import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyForm } from './initial-values.ts';

test('[L-2.2-36] lists, rate and term begin blank, toggles begin off', () => {
  const form = emptyForm();
  const { loanPurpose, propertyType, occupancy, interestRate, amortizationTerm } = form;
  assert.deepEqual(
    { propertyType, occupancy, interestRate, amortizationTerm },
    {
      propertyType: '',
      occupancy: '',
      interestRate: '',
      amortizationTerm: '',
    },
  );
  assert.equal(loanPurpose, null);
  assert.deepEqual(
    Object.values(form).filter((value) => value === true),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit } from './calculation.ts';
import type { CreateLoanValues, PersonValues } from './form-values.ts';
import { emptyForm, emptyPerson } from './initial-values.ts';
import { noLists } from './edits.ts';
import { createLoanSchema, messagesOf, type ValidationOptions } from './validation.ts';

const loan: ValidationOptions = { isLead: false, showsOriginationType: true, ...noLists };
const lead: ValidationOptions = { isLead: true, showsOriginationType: true, ...noLists };

const complete: CreateLoanValues = {
  ...emptyForm(),
  institution: { text: 'Harbor Mutual', id: 7 },
  originator: { text: 'Dana Reyes', id: 31 },
  product: { text: 'Fixed 30', id: 12 },
  loanOriginationType: 'Retail',
  borrower: { ...emptyPerson, firstName: 'Ada', lastName: 'Moss', taxIdentifier: '123-45-6789' },
};

const messages = (changes: Partial<CreateLoanValues>, options = loan) =>
  messagesOf({ ...complete, ...changes }, createLoanSchema(options));
const person = (changes: Partial<PersonValues>, options = loan) =>
  messages({ borrower: { ...complete.borrower, ...changes } }, options);
const address = (changes: Partial<PersonValues['presentAddress']>) =>
  person({ presentAddress: { ...emptyPerson.presentAddress, ...changes } });

test('[L-5.1-12] a form with the listed required fields is valid', () => {
  assert.deepEqual(messages({}), {});
  assert.deepEqual(person({ taxIdentifier: '' }, lead), {});
});

test('[A-21] an empty loan has seven required fields', () => {
  assert.deepEqual(messages(emptyForm()), {
    institution: 'Required',
    originator: 'Required',
    product: 'Required',
    loanOriginationType: 'Required',
    'borrower.firstName': 'Required',
    'borrower.lastName': 'Required',
    'borrower.taxIdentifier': 'Required',
  });
});

test('[L-5.1-05] the origination type is required only while it shows', () => {
  assert.deepEqual(messages({ loanOriginationType: '' }), { loanOriginationType: 'Required' });
  assert.deepEqual(messages({ loanOriginationType: '' }, { ...loan, showsOriginationType: false }), {});
});

test('[L-4.5-16] a down payment above the price makes the base loan invalid, not the down payment', () => {
  const edits = [
    { field: 'salesPrice', value: '200000' },
    { field: 'downPaymentPercent', value: '150' },
  ] as const;
  const values = edits.reduce<CreateLoanValues>(
    (state, edit) => ({ ...state, ...applyEdit(state, edit) }),
    complete,
  );
  assert.deepEqual(messages(values), {
    baseLoanAmount: 'The amount cannot be negative. Enter a smaller down payment.',
  });
});

test('[L-4.5-16] a base loan above the price is valid: the negative down payment only shows', () => {
  const edits = [
    { field: 'salesPrice', value: '300000' },
    { field: 'baseLoanAmount', value: '310000' },
  ] as const;
  const values = edits.reduce<CreateLoanValues>(
    (state, edit) => ({ ...state, ...applyEdit(state, edit) }),
    complete,
  );
  assert.deepEqual(messages(values), {});
});

test('[L-5.3-09] amounts have at most two decimals, the rate three', () => {
  assert.deepEqual(messages({ salesPrice: '1.005', interestRate: '6.1255' }), {
    salesPrice: 'Enter no more than 2 decimal places.',
    interestRate: 'Enter no more than 3 decimal places.',
  });
});

test('[L-5.3-09] text that is no number says so', () => {
  for (const salesPrice of ['2,5', '350.00.00', '.'])
    assert.deepEqual(messages({ salesPrice }), {
      salesPrice: 'Enter a number with a decimal point, such as 6.5.',
    });
});

test('[A-24] hidden amounts are not validated', () => {
  assert.deepEqual(
    messages({ loanPurpose: 'Refinance', salesPrice: '1000000000', downPaymentAmount: 'x' }),
    {},
  );
  assert.deepEqual(messages({ loanPurpose: 'Construction-Permanent', downPaymentPercent: '1000' }), {});
});

test('[L-5.1-15] a property state outside those on offer is invalid, licensed or listed', () => {
  const property = (state: string, licensedStates: readonly string[] | null) =>
    messages({ propertyAddress: { ...complete.propertyAddress, state } }, { ...loan, licensedStates });
  assert.deepEqual(property('ME', ['ME', 'NH']), {});
  assert.deepEqual(property('VT', ['ME', 'NH']), { 'propertyAddress.state': 'Invalid' });
  assert.deepEqual(property('VT', null), {});
  assert.deepEqual(property('XX', null), { 'propertyAddress.state': 'Invalid' });
});

test('[L-3.6-15 L-5.1-15] a state outside the list is invalid: military codes are in it, states in free association not', () => {
  for (const state of ['ME', 'DC', 'PR', 'AA', 'AE', 'AP']) assert.deepEqual(address({ state }), {}, state);
  for (const state of ['XX', 'FM', 'MH', 'PW'])
    assert.deepEqual(address({ state }), { 'borrower.presentAddress.state': 'Invalid' }, state);
});

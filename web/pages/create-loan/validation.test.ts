import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personFields } from '../../../contracts/fields/person.ts';
import { applyEdit } from './calculation.ts';
import type { CreateLoanValues, PersonValues } from './form-values.ts';
import { emptyForm, emptyPerson } from './initial-values.ts';
import { noLists } from './edits.ts';
import { zipIndexOf } from './zip-index.ts';
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

test('[A-26] any nine digits are a number of either type of tax identifier', () => {
  for (const taxIdentifierType of ['ssn', 'itin'] as const)
    for (const taxIdentifier of ['000-00-0000', '912-34-5678', '123-45-6789'])
      assert.deepEqual(person({ taxIdentifierType, taxIdentifier }), {});
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

test('[A-27] an interest rate is at most 25, and may be 0 or blank', () => {
  for (const interestRate of ['25', '6.125', '0', '']) assert.deepEqual(messages({ interestRate }), {});
  assert.deepEqual(Object.keys(messages({ interestRate: '25.001' })), ['interestRate']);
});

test('[L-5.3-09] text that is no number says so', () => {
  for (const salesPrice of ['2,5', '350.00.00', '.'])
    assert.deepEqual(messages({ salesPrice }), {
      salesPrice: 'Enter a number such as 6.5.',
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

test('[A-83] a county must be one of its state, if the counties of the state are known', () => {
  const known = zipIndexOf([
    { zip: '98101', city: 'Seattle', state: 'WA', county: 'King' },
    { zip: '98402', city: 'Tacoma', state: 'WA', county: 'Pierce' },
  ]);
  const property = (state: string, county: string, zips = known) =>
    messages({ propertyAddress: { ...complete.propertyAddress, state, county } }, { ...loan, zips });
  for (const county of ['', 'King', 'Pierce']) assert.deepEqual(property('WA', county), {}, county);
  assert.deepEqual(property('WA', 'Multnomah'), { 'propertyAddress.county': 'Invalid' });
  assert.deepEqual(property('OR', 'Multnomah'), {});
  assert.deepEqual(property('WA', 'Multnomah', noLists.zips), {});
});

test('[A-30 L-5.2-01] a limit counts characters as a reader does, without blanks at the ends', () => {
  const { maximum } = personFields.firstName;
  const tooLong = { 'borrower.firstName': `Enter no more than ${maximum} characters.` };
  for (const letter of ['x', '\u{1F600}']) {
    assert.deepEqual(person({ firstName: letter.repeat(maximum) }), {}, letter);
    assert.deepEqual(person({ firstName: letter.repeat(maximum + 1) }), tooLong, letter);
  }
  assert.deepEqual(person({ firstName: ` ${'x'.repeat(maximum)} ` }), {});
  assert.deepEqual(person({ firstName: 'x'.repeat(2 * maximum + 1) }), tooLong);
});

test('[A-192] control characters in a text are invalid', () => {
  const message = "Contains characters that can't be displayed. Type it again.";
  for (const firstName of ['Ada\u0007', 'A\tda'])
    assert.deepEqual(person({ firstName }), { 'borrower.firstName': message }, JSON.stringify(firstName));
});

test('[A-28] a term is whole months', () => {
  for (const amortizationTerm of ['36.5', '36x', 'x36', '3 6'])
    assert.deepEqual(
      messages({ amortizationTerm }),
      { amortizationTerm: 'Enter a whole number, such as 360.' },
      amortizationTerm,
    );
  for (const amortizationTerm of ['', '0', '1', '999']) assert.deepEqual(messages({ amortizationTerm }), {});
});

test('[A-24] a hidden co-borrower is not validated, and a copied address only where it comes from', () => {
  const presentAddress = { ...emptyPerson.presentAddress, houseNumber: 'x'.repeat(16) };
  const borrower = { ...complete.borrower, presentAddress };
  const coBorrower = { ...complete.borrower, taxIdentifier: '1', presentAddress };
  const tooLong = 'Enter no more than 15 characters.';
  const copies = { isCoBorrowerAddressSame: true, isPropertyAddressSameAsBorrowerAddress: true };
  const propertyAddress = { ...complete.propertyAddress, ...presentAddress };
  const form = { borrower, coBorrower, propertyAddress };
  assert.deepEqual(messages({ ...form, ...copies }), { 'borrower.presentAddress.houseNumber': tooLong });
  assert.deepEqual(messages({ ...form, ...copies, hasCoBorrower: true }), {
    'borrower.presentAddress.houseNumber': tooLong,
    'coBorrower.taxIdentifier': 'Must contain 9 numeric characters',
  });
  assert.deepEqual(messages({ ...form, hasCoBorrower: true }), {
    'borrower.presentAddress.houseNumber': tooLong,
    'coBorrower.taxIdentifier': 'Must contain 9 numeric characters',
    'coBorrower.presentAddress.houseNumber': tooLong,
    'propertyAddress.houseNumber': tooLong,
  });
});

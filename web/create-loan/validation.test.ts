import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit } from './calculation.ts';
import { type CreateLoanValues, emptyForm, emptyPerson, type PersonValues } from './form-values.ts';
import { messagesOf, type ValidationOptions } from './validation.ts';

const loan: ValidationOptions = { isLead: false, showsOriginationType: true };
const lead: ValidationOptions = { isLead: true, showsOriginationType: true };

const complete: CreateLoanValues = {
  ...emptyForm(),
  institution: { text: 'Harbor Mutual', id: 7 },
  originator: { text: 'Dana Reyes', id: 31 },
  product: { text: 'Fixed 30', id: 12 },
  loanOriginationType: 'Retail',
  borrower: { ...emptyPerson, firstName: 'Ada', lastName: 'Moss', taxIdentifier: '123-45-6789' },
};

const messages = (changes: Partial<CreateLoanValues>, options = loan) =>
  messagesOf({ ...complete, ...changes }, options);
const person = (changes: Partial<PersonValues>, options = loan) =>
  messages({ borrower: { ...complete.borrower, ...changes } }, options);
const address = (changes: Partial<PersonValues['presentAddress']>) =>
  person({ presentAddress: { ...emptyPerson.presentAddress, ...changes } });

test('[L-5.1-12] what the list of required fields names is enough; nothing else is required', () => {
  assert.deepEqual(messagesOf(complete, loan), {});
  assert.deepEqual(person({ taxIdentifier: '' }, lead), {});
});

test('[L-5.1-01 L-5.1-02 L-5.1-03 L-5.1-04 L-5.1-06 L-5.1-07 L-5.1-11 L-5.1-13 L-5.1-17] an empty loan', () => {
  assert.deepEqual(messagesOf(emptyForm(), loan), {
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

test('[L-5.1-14] text that names no option is invalid in every list', () => {
  const unlisted = { text: 'Harbour', id: null };
  assert.deepEqual(messages({ institution: unlisted, originator: unlisted, product: unlisted }), {
    institution: 'Invalid',
    originator: 'Invalid',
    product: 'Invalid',
  });
  assert.deepEqual(messages({ loanOriginationType: 'Retial', propertyType: 'Tent', occupancy: 'Guest' }), {
    loanOriginationType: 'Invalid',
    propertyType: 'Invalid',
    occupancy: 'Invalid',
  });
});

test('[L-5.1-06 L-5.1-07] white space is no name', () => {
  assert.deepEqual(person({ firstName: '  ', lastName: '\t' }), {
    'borrower.firstName': 'Required',
    'borrower.lastName': 'Required',
  });
});

for (const [rule, field] of [
  ['L-5.2-01', 'firstName'],
  ['L-5.2-02', 'middleName'],
  ['L-5.2-03', 'lastName'],
] as const) {
  test(`[${rule}] ${field} holds 35 characters; one that came with more says so`, () => {
    assert.deepEqual(person({ [field]: 'x'.repeat(35) }), {});
    assert.deepEqual(person({ [field]: 'x'.repeat(36) }), {
      [`borrower.${field}`]: 'Use at most 35 characters.',
    });
  });
}

test('[L-5.2-12 L-5.2-14] a tax identifier has nine digits, with or without dashes', () => {
  for (const taxIdentifier of ['123456789', '123-45-6789', '900-70-0000']) {
    assert.deepEqual(person({ taxIdentifier }), {}, taxIdentifier);
  }
  for (const taxIdentifier of ['12345678', '1234567890', '12-345-6789', '123-45-678a', '123 45 6789']) {
    assert.deepEqual(person({ taxIdentifier }), {
      'borrower.taxIdentifier': 'Must contain 9 numeric characters',
    });
  }
});

test('[L-5.1-12 L-5.2-14] a lead may leave the tax identifier out, but not half of it', () => {
  assert.deepEqual(person({ taxIdentifier: '123' }, lead), {
    'borrower.taxIdentifier': 'Must contain 9 numeric characters',
  });
});

for (const [rule, field] of [
  ['L-5.3-01', 'salesPrice'],
  ['L-5.3-02', 'estimatedOrAppraisedValue'],
  ['L-5.3-03', 'baseLoanAmount'],
  ['L-5.3-04', 'downPaymentAmount'],
] as const) {
  test(`[${rule}] ${field} is at most 999,999,999.99`, () => {
    assert.deepEqual(messages({ [field]: '999999999.99' }), {});
    assert.deepEqual(messages({ [field]: '1000000000' }), { [field]: 'Cannot exceed $999,999,999.99' });
  });
}

test('[L-5.3-05 L-5.2-20] the financed amount fits into nine characters', () => {
  assert.deepEqual(messages({ financedAmount: '999999999' }), {});
  assert.deepEqual(messages({ financedAmount: '5066.25' }), {});
  for (const financedAmount of ['1000000000', '9999999.99'])
    assert.deepEqual(messages({ financedAmount }), { financedAmount: 'Use at most 9 characters.' });
});

test('[L-5.3-06] the down payment percent is at most 999.999', () => {
  assert.deepEqual(messages({ downPaymentPercent: '999.999' }), {});
  assert.deepEqual(messages({ downPaymentPercent: '1000' }), {
    downPaymentPercent: 'Cannot exceed 999.999%',
  });
});

test('[L-5.3-07 L-5.3-08] the interest rate is at most 25 %', () => {
  for (const interestRate of ['', '0', '6.125', '25', '25.000'])
    assert.deepEqual(messages({ interestRate }), {});
  for (const interestRate of ['25.001', '30']) {
    assert.deepEqual(messages({ interestRate }), {
      interestRate: 'Rate cannot exceed 25%. Please enter a valid value.',
    });
  }
});

test('[L-5.2-21 L-5.2-22] the term has three characters and at most 999 whole months', () => {
  for (const amortizationTerm of ['', '0', '360', '999'])
    assert.deepEqual(messages({ amortizationTerm }), {});
  for (const amortizationTerm of ['1000', '0360'])
    assert.deepEqual(messages({ amortizationTerm }), { amortizationTerm: 'Use at most 3 characters.' });
  for (const amortizationTerm of ['3.5', '36.'])
    assert.deepEqual(messages({ amortizationTerm }), {
      amortizationTerm: 'Enter a whole number, such as 360.',
    });
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
  assert.deepEqual(messagesOf(values, loan), {
    baseLoanAmount: 'Cannot be negative. Enter a smaller down payment.',
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
  assert.deepEqual(messagesOf(values, loan), {});
});

test('[L-5.3-09] amounts have at most two decimals, the rate three', () => {
  assert.deepEqual(messages({ salesPrice: '1.005', interestRate: '6.1255' }), {
    salesPrice: 'Use at most 2 decimals.',
    interestRate: 'Use at most 3 decimals.',
  });
});

test('[L-5.3-09] text that is no number says so', () => {
  for (const salesPrice of ['2,5', '350.00.00', '.'])
    assert.deepEqual(messages({ salesPrice }), {
      salesPrice: 'Enter a number with a decimal point, such as 6.5.',
    });
});

test('hidden amounts take no part in validity', () => {
  assert.deepEqual(
    messages({ loanPurpose: 'Refinance', salesPrice: '1000000000', downPaymentAmount: 'x' }),
    {},
  );
  assert.deepEqual(messages({ loanPurpose: 'Construction-Permanent', downPaymentPercent: '1000' }), {});
});

test('[L-5.2-04 L-5.2-05] an email is an address of at most 50 characters', () => {
  assert.deepEqual(person({ emailAddress: `${'a'.repeat(38)}@example.com` }), {});
  for (const emailAddress of [
    'ada',
    'ada@',
    'ada@example',
    'a b@example.com',
    `${'a'.repeat(39)}@example.com`,
  ]) {
    assert.deepEqual(
      person({ emailAddress }),
      { 'borrower.emailAddress': 'Invalid Email Address' },
      emailAddress,
    );
  }
});

test('[L-5.2-17 L-5.2-18 L-5.2-19] a phone may be left out and otherwise has ten digits', () => {
  assert.deepEqual(person({ cellPhone: '(555) 010-0199', workPhone: '' }), {});
  assert.deepEqual(person({ cellPhone: '(555) 010-019', workPhone: '555010019912' }), {
    'borrower.cellPhone': 'Must contain 10 numeric characters',
    'borrower.workPhone': 'Must contain 10 numeric characters',
  });
});

test('[L-5.2-10 L-5.2-11] zip code and extension have five and four digits', () => {
  assert.deepEqual(address({ zipCode: '04101', zipExtension: '0001' }), {});
  assert.deepEqual(address({ zipCode: '4101', zipExtension: '00011' }), {
    'borrower.presentAddress.zipCode': 'Must contain 5 numeric characters',
    'borrower.presentAddress.zipExtension': 'Must contain 4 numeric characters',
  });
});

test('[L-5.2-06 L-5.2-07 L-5.2-08 L-5.2-09] the parts of an address have maxima', () => {
  const longest = { houseNumber: 15, streetName: 50, unitNumber: 10, city: 50 };
  for (const [field, maximum] of Object.entries(longest)) {
    assert.deepEqual(address({ [field]: 'x'.repeat(maximum) }), {}, field);
    assert.deepEqual(address({ [field]: 'x'.repeat(maximum + 1) }), {
      [`borrower.presentAddress.${field}`]: `Use at most ${maximum} characters.`,
    });
  }
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

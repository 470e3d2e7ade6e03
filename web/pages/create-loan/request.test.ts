import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit } from './calculation.ts';
import type { CreateLoanValues } from './form-values.ts';
import { emptyAddress, emptyForm, emptyPerson } from './initial-values.ts';
import { parseCreateResponse, toCreateLoanRequest } from './request.ts';

const loan = { isLead: false };

function filled(changes: Partial<CreateLoanValues> = {}): CreateLoanValues {
  return {
    ...emptyForm(),
    institution: { text: 'Harbor Mutual', id: 7 },
    originator: { text: 'Dana Reyes', id: 31 },
    product: { text: 'Fixed 30', id: 12 },
    loanOriginationType: 'Retail',
    borrower: { ...emptyPerson, firstName: ' Ada ', lastName: 'Moss', taxIdentifier: '123-45-6789' },
    ...changes,
  };
}

const withBorrower = (changes: Partial<typeof emptyPerson>, kind = loan) =>
  toCreateLoanRequest(filled({ borrower: { ...filled().borrower, ...changes } }), kind).borrowerDetails;

test('[L-3.4-01] the type of the request is "create"', () => {
  assert.equal(toCreateLoanRequest(filled(), loan).type, 'create');
});

test('[L-3.4-02] the request has the ids of institution, originator and product', () => {
  const request = toCreateLoanRequest(filled(), loan);
  assert.deepEqual([request.institutionId, request.originatorUserId, request.productId], [7, 31, 12]);
});

test('[L-3.4-03] the request has the origination type', () => {
  assert.equal(toCreateLoanRequest(filled(), loan).loanOriginationType, 'Retail');
});

test('[L-3.4-16] isLead tells a lead from a loan', () => {
  assert.equal(toCreateLoanRequest(filled(), loan).isLead, false);
  assert.equal(toCreateLoanRequest(filled(), { isLead: true }).isLead, true);
});

test('[L-3.4-26] blank amounts travel as 0, other blanks as null', () => {
  const request = toCreateLoanRequest(filled(), loan);
  assert.deepEqual(
    [request.salesPrice, request.baseLoanAmount, request.financedAmount, request.totalLoanAmount],
    [0, 0, 0, 0],
  );
  assert.deepEqual([request.interestRate, request.amortizationTerm], [null, null]);
  assert.deepEqual([request.loanPurpose, request.propertyType, request.occupancy], [null, null, null]);
  assert.equal(request.borrowerDetails.middleName, null);
  assert.equal(request.borrowerDetails.workPhone, null);
  assert.equal(request.propertyAddress.county, null);
});

const amounts = [
  ['L-3.4-07', 'salesPrice', 500_000],
  ['L-3.4-07', 'estimatedOrAppraisedValue', 480_000],
  ['L-3.4-08', 'baseLoanAmount', 400_000],
  ['L-3.4-08', 'financedAmount', 5066.25],
  ['L-3.4-08', 'totalLoanAmount', 405_066.25],
  ['L-3.4-09', 'downPaymentAmount', 100_000],
  ['L-3.4-09', 'downPaymentPercent', 20],
  ['L-3.4-10', 'loanToValuePercent', 0.84389],
  ['L-3.4-06', 'interestRate', 6.5],
  ['L-3.4-06', 'amortizationTerm', 360],
] as const;

/** Returns a create request with all amounts, typed and calculated. */
function requestWithAmounts() {
  const edits = [
    { field: 'salesPrice', value: '500000' },
    { field: 'estimatedOrAppraisedValue', value: '480000' },
    { field: 'baseLoanAmount', value: '400000' },
    { field: 'financedAmount', value: '5066.25' },
  ] as const;
  const values = edits.reduce<CreateLoanValues>(
    (state, edit) => ({ ...state, ...applyEdit(state, edit) }),
    filled(),
  );
  return toCreateLoanRequest({ ...values, interestRate: '6.5', amortizationTerm: '360' }, loan);
}

for (const [rule, field, value] of amounts) {
  test(`[${rule}] ${field} is sent as the number ${value}`, () => {
    assert.equal(requestWithAmounts()[field], value);
  });
}

test('[L-3.4-10] a loan to value above 1 is sent unchanged', () => {
  const request = toCreateLoanRequest(filled({ loanToValuePercent: '1.03333' }), loan);
  assert.equal(request.loanToValuePercent, 1.03333);
});

test('[L-3.4-07 L-3.4-08 L-3.4-09] a Refinance sends no sales price and no down payment, but its base loan', () => {
  const request = toCreateLoanRequest(
    filled({
      loanPurpose: 'Refinance',
      salesPrice: '500000',
      baseLoanAmount: '400000',
      totalLoanAmount: '405000',
      downPaymentAmount: '100000',
      downPaymentPercent: '20',
    }),
    loan,
  );
  const { salesPrice, baseLoanAmount, downPaymentAmount, downPaymentPercent } = request;
  assert.deepEqual([salesPrice, baseLoanAmount, downPaymentAmount, downPaymentPercent], [0, 400_000, 0, 0]);
});

test('[A-06] a Construction-Permanent loan sends its hidden, calculated down payment', () => {
  const edits = [
    { field: 'loanPurpose', value: 'Construction-Permanent' },
    { field: 'salesPrice', value: '500000' },
    { field: 'baseLoanAmount', value: '400000' },
  ] as const;
  const values = edits.reduce<CreateLoanValues>(
    (state, edit) => ({ ...state, ...applyEdit(state, edit) }),
    filled(),
  );
  const request = toCreateLoanRequest(values, loan);
  assert.deepEqual([request.downPaymentAmount, request.downPaymentPercent], [100_000, 20]);
});

test('[A-31] only the property sends that it has the address of the borrower', () => {
  const copies = { isPropertyAddressSameAsBorrowerAddress: true, isCoBorrowerAddressSame: true };
  const request = toCreateLoanRequest(filled({ hasCoBorrower: true, ...copies }), loan);
  const sent = JSON.stringify(request).match(/"\w*Same\w*":\w+/g);
  assert.deepEqual(sent, ['"isPropertyAddressSameAsBorrowerAddress":true']);
});

test('[L-3.4-04] a hidden pre-approval counts as false', () => {
  const on = filled({ isPreApproval: true, loanPurpose: 'Purchase' });
  assert.equal(toCreateLoanRequest(on, { isLead: true }).isPreApproval, false);
  assert.equal(toCreateLoanRequest({ ...on, loanPurpose: 'Refinance' }, loan).isPreApproval, false);
});

test('[L-3.4-11] the three lists travel as their labels', () => {
  const request = toCreateLoanRequest(
    filled({ propertyType: 'Co-op', occupancy: 'Second Home', loanPurpose: 'Other' }),
    loan,
  );
  assert.deepEqual(
    [request.propertyType, request.occupancy, request.loanPurpose],
    ['Co-op', 'Second Home', 'Other'],
  );
});

test('[L-3.4-11] a pre-approval has its purpose and property type too', () => {
  const values = filled({ isPreApproval: true, loanPurpose: 'Purchase', propertyType: 'Co-op' });
  const request = toCreateLoanRequest(values, loan);
  assert.deepEqual([request.isPreApproval, request.loanPurpose], [true, 'Purchase']);
  assert.equal(request.propertyType, 'Co-op');
});

test('[L-3.4-12 L-3.4-17] the names of the borrower are sent trimmed, a blank one as null', () => {
  const { firstName, lastName, generation } = toCreateLoanRequest(filled(), loan).borrowerDetails;
  assert.deepEqual([firstName, lastName, generation], ['Ada', 'Moss', null]);
});

test('[L-3.4-12] borrowerDetails has every entry about the borrower', () => {
  const borrower = {
    firstName: 'Ada',
    middleName: 'Grace',
    lastName: 'Moss',
    generation: 'Jr.',
    taxIdentifier: '900700000',
    taxIdentifierType: 'itin',
    birthDate: '1990-02-28',
    emailAddress: 'ada@example.com',
    cellPhone: '5550100199',
    workPhone: '5550100142',
  };
  for (const kind of [loan, { isLead: true }]) {
    const { presentAddress: _address, ...sent } = withBorrower(borrower, kind);
    assert.partialDeepStrictEqual(sent, borrower);
  }
});

test('[L-3.4-18 L-3.4-20] the tax identifier is sent without dashes, as an ssn', () => {
  const { taxIdentifier, taxIdentifierType } = toCreateLoanRequest(filled(), loan).borrowerDetails;
  assert.deepEqual([taxIdentifier, taxIdentifierType], ['123456789', 'ssn']);
});

test('[L-3.4-18] dashes leave an itin too', () => {
  const borrower = withBorrower({ taxIdentifier: '900-70-0000', taxIdentifierType: 'itin' });
  assert.equal(borrower.taxIdentifier, '900700000');
  assert.equal(borrower.taxIdentifierType, 'itin');
});

test('[L-5.1-12] a lead without a tax identifier sends null', () => {
  assert.equal(withBorrower({ taxIdentifier: '' }).taxIdentifier, null);
});

test('[L-3.4-22 L-3.4-23 L-5.4-02] phones are sent as digits only', () => {
  const borrower = withBorrower({ cellPhone: '(555) 010-0199', workPhone: '(555) 010-0142' });
  assert.equal(borrower.cellPhone, '5550100199');
  assert.equal(borrower.workPhone, '5550100142');
});

test('[L-3.4-18 L-5.4-02] the numbers of a co-borrower are sent as digits only', () => {
  const coBorrower = { ...emptyPerson, taxIdentifier: '900-70-0000', workPhone: '(555) 010-0142' };
  const { coBorrowerDetails } = toCreateLoanRequest(filled({ hasCoBorrower: true, coBorrower }), loan);
  assert.equal(coBorrowerDetails?.taxIdentifier, '900700000');
  assert.equal(coBorrowerDetails.workPhone, '5550100142');
});

test('[L-3.4-14] without a co-borrower the request says null', () => {
  assert.equal(toCreateLoanRequest(filled(), loan).coBorrowerDetails, null);
});

test('[L-3.4-24 L-3.4-25] both addresses travel with all their members, the property with its county', () => {
  const request = toCreateLoanRequest(filled(), loan);
  const members = ['houseNumber', 'streetName', 'unitNumber', 'city', 'state', 'zipCode', 'zipExtension'];
  assert.deepEqual(Object.keys(request.borrowerDetails.presentAddress), members);
  assert.deepEqual(Object.keys(request.propertyAddress), [...members, 'county']);
  const place = {
    houseNumber: '12',
    streetName: 'Elm Street',
    unitNumber: '3B',
    city: 'Seattle',
    state: 'WA',
    zipCode: '98101',
    zipExtension: '0001',
  };
  const entered = { ...emptyAddress, ...place };
  assert.deepEqual(withBorrower({ presentAddress: entered }).presentAddress, place);
  assert.deepEqual(
    toCreateLoanRequest(filled({ propertyAddress: { ...entered, county: 'King' } }), loan).propertyAddress,
    { ...place, county: 'King' },
  );
});

const success = { status: 'success', errorMessage: null, newApplyId: 'APP-77' };

test('[A-51] a create response is a success or a failure', () => {
  assert.deepEqual(parseCreateResponse(success), { kind: 'created', newApplyId: 'APP-77' });
  assert.deepEqual(parseCreateResponse({ ...success, status: 'Error' }), {
    kind: 'refused',
    reason: null,
  });
});

test('[L-7-24] a status other than "error" is a success, whatever it says', () => {
  for (const status of ['success', 'Created', 'warning', 'no errors', '']) {
    assert.deepEqual(parseCreateResponse({ ...success, status }), { kind: 'created', newApplyId: 'APP-77' });
  }
});

test('[L-3.5-03] no body, or one of another shape, is a failure like one without newApplyId', () => {
  for (const data of [null, [], 'created', {}, { status: 7, errorMessage: false, newApplyId: 6 }]) {
    assert.deepEqual(parseCreateResponse(data), { kind: 'refused', reason: null }, JSON.stringify(data));
  }
});

const outcome = (changes: object) => parseCreateResponse({ ...success, ...changes });

test('[L-3.5-01] a success returns the newApplyId of the response', () => {
  assert.deepEqual(outcome({}), { kind: 'created', newApplyId: 'APP-77' });
  assert.deepEqual(outcome({ errorMessage: '  ' }), { kind: 'created', newApplyId: 'APP-77' });
});

test('[L-8.2-03 L-3.5-02] status "error" in any case is a failure with its message', () => {
  for (const status of ['error', 'Error', 'ERROR']) {
    assert.deepEqual(outcome({ status, errorMessage: 'Duplicate application.' }), {
      kind: 'refused',
      reason: 'Duplicate application.',
    });
  }
});

test('[L-8.2-03 L-7-23] a message alone is a failure, whatever the status says', () => {
  assert.deepEqual(outcome({ errorMessage: 'No license.' }), { kind: 'refused', reason: 'No license.' });
});

test('[L-3.5-02] a failure may give no reason', () => {
  for (const errorMessage of [null, ' ']) {
    assert.deepEqual(outcome({ status: 'error', errorMessage }), { kind: 'refused', reason: null });
  }
});

test('[L-3.5-03] a success without newApplyId is a failure', () => {
  assert.equal(outcome({ newApplyId: null }).kind, 'refused');
  assert.equal(outcome({ newApplyId: ' ' }).kind, 'refused');
});

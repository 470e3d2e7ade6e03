import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdit } from './calculation.ts';
import type { CreateLoanValues } from './form-values.ts';
import { emptyAddress, emptyForm, emptyPerson } from './initial-values.ts';
import { toCreateLoanRequest } from './request.ts';

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

const withBorrower = (changes: Partial<typeof emptyPerson>) =>
  toCreateLoanRequest(filled({ borrower: { ...filled().borrower, ...changes } }), loan).borrowerDetails;

test('[L-3.4-01 L-3.4-02 L-3.4-03 L-3.4-16] type, ids, origination type and kind travel in the request', () => {
  const request = toCreateLoanRequest(filled(), loan);
  assert.equal(request.type, 'create');
  assert.deepEqual([request.institutionId, request.originatorUserId, request.productId], [7, 31, 12]);
  assert.equal(request.loanOriginationType, 'Retail');
  assert.equal(request.isLead, false);
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
  assert.equal(request.propertyAddress.county, null);
});

test('[L-3.4-06 L-3.4-07 L-3.4-08 L-3.4-09 L-3.4-10] amounts are numbers, the loan to value a fraction', () => {
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
  const request = toCreateLoanRequest({ ...values, interestRate: '6.5', amortizationTerm: '360' }, loan);
  assert.equal(request.salesPrice, 500_000);
  assert.equal(request.estimatedOrAppraisedValue, 480_000);
  assert.equal(request.baseLoanAmount, 400_000);
  assert.equal(request.financedAmount, 5066.25);
  assert.equal(request.totalLoanAmount, 405_066.25);
  assert.equal(request.downPaymentAmount, 100_000);
  assert.equal(request.downPaymentPercent, 20);
  assert.equal(request.loanToValuePercent, 0.84389);
  assert.equal(request.interestRate, 6.5);
  assert.equal(request.amortizationTerm, 360);
});

test('[L-3.4-07 L-3.4-09] a Refinance sends no sales price and no down payment', () => {
  const request = toCreateLoanRequest(
    filled({
      loanPurpose: 'Refinance',
      salesPrice: '500000',
      downPaymentAmount: '100000',
      downPaymentPercent: '20',
    }),
    loan,
  );
  assert.deepEqual([request.salesPrice, request.downPaymentAmount, request.downPaymentPercent], [0, 0, 0]);
});

test('[L-3.4-04] a hidden pre-approval counts as false', () => {
  const on = filled({ isPreApproval: true, loanPurpose: 'Purchase' });
  assert.equal(toCreateLoanRequest(on, loan).isPreApproval, true);
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

test('[L-3.4-12 L-3.4-17 L-3.4-18 L-3.4-20] the borrower travels trimmed, the tax identifier without dashes', () => {
  const { borrowerDetails } = toCreateLoanRequest(filled(), loan);
  assert.equal(borrowerDetails.firstName, 'Ada');
  assert.equal(borrowerDetails.lastName, 'Moss');
  assert.equal(borrowerDetails.generation, null);
  assert.equal(borrowerDetails.taxIdentifier, '123456789');
  assert.equal(borrowerDetails.taxIdentifierType, 'ssn');
});

test('[L-3.4-18] dashes leave an itin too', () => {
  const borrower = withBorrower({ taxIdentifier: '900-70-0000', taxIdentifierType: 'itin' });
  assert.equal(borrower.taxIdentifier, '900700000');
  assert.equal(borrower.taxIdentifierType, 'itin');
});

test('[L-5.1-12] a lead without a tax identifier sends null', () => {
  assert.equal(withBorrower({ taxIdentifier: '' }).taxIdentifier, null);
});

test('[L-3.4-22 L-3.4-23] phones travel as digits only', () => {
  const borrower = withBorrower({ cellPhone: '(555) 010-0199', workPhone: '' });
  assert.equal(borrower.cellPhone, '5550100199');
  assert.equal(borrower.workPhone, null);
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

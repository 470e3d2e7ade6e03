import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanValues } from './form-values.ts';
import { emptyForm, emptyPerson } from './initial-values.ts';
import { parseCreateResponse, toCreateLoanRequest } from './request.ts';

const borrower = { ...emptyPerson, firstName: ' Ada ', lastName: 'Moss', taxIdentifier: '123-45-6789' };
const required: CreateLoanValues = {
  ...emptyForm(),
  institution: { text: 'Harbor Mutual', id: 7 },
  originator: { text: 'Dana Reyes', id: 31 },
  product: { text: 'Fixed 30', id: 12 },
  loanOriginationType: 'Retail',
  borrower,
};

const noAddress = {
  houseNumber: null,
  streetName: null,
  unitNumber: null,
  city: null,
  state: null,
  zipCode: null,
  zipExtension: null,
};

test('[L-3.4-14 L-3.4-26] blank amounts are sent as 0, all other blanks and no co-borrower as null', () =>
  assert.deepEqual(toCreateLoanRequest(required, { isLead: false }), {
    type: 'create',
    isLead: false,
    institutionId: 7,
    originatorUserId: 31,
    productId: 12,
    loanOriginationType: 'Retail',
    isEmployeeLoan: false,
    isForgivable: false,
    isPreApproval: false,
    isPropertyAddressSameAsBorrowerAddress: false,
    interestRate: null,
    salesPrice: 0,
    estimatedOrAppraisedValue: 0,
    baseLoanAmount: 0,
    financedAmount: 0,
    totalLoanAmount: 0,
    loanToValuePercent: 0,
    downPaymentPercent: 0,
    downPaymentAmount: 0,
    propertyType: null,
    occupancy: null,
    loanPurpose: null,
    amortizationTerm: null,
    borrowerDetails: {
      firstName: 'Ada',
      middleName: null,
      lastName: 'Moss',
      generation: null,
      taxIdentifier: '123456789',
      taxIdentifierType: 'ssn',
      birthDate: null,
      emailAddress: null,
      cellPhone: null,
      workPhone: null,
      presentAddress: noAddress,
    },
    coBorrowerDetails: null,
    propertyAddress: { ...noAddress, county: null },
  }));

const copies = { isPropertyAddressSameAsBorrowerAddress: true, isCoBorrowerAddressSame: true };
const sent = (changes: Partial<CreateLoanValues>, isLead = false) =>
  toCreateLoanRequest({ ...required, ...changes }, { isLead });

test('[A-31] the request does not say that the co-borrower has the address of the borrower', () => {
  const request = sent({ ...copies, hasCoBorrower: true, coBorrower: borrower });
  assert.deepEqual(request, {
    ...sent({}),
    isPropertyAddressSameAsBorrowerAddress: true,
    coBorrowerDetails: request.borrowerDetails,
  });
});

test('a hidden pre-approval, and the amounts that a Refinance hides, are not sent', () => {
  const amounts = { salesPrice: '500000', downPaymentAmount: '100000', downPaymentPercent: '20' };
  const refinance = { loanPurpose: 'Refinance', isPreApproval: true };
  assert.deepEqual(sent({ ...refinance, ...amounts }), sent({ loanPurpose: 'Refinance' }));
  assert.deepEqual(sent({ isPreApproval: true }, true), sent({}, true));
});

const created = { kind: 'created', newApplyId: 'APP-77' };
const refused = (reason: string | null) => ({ kind: 'refused', reason });

/** Create responses: what differs from a success, or another body, with the result. */
const responses: readonly (readonly [id: string, body: unknown, result: { readonly kind: string }])[] = [
  ['L-3.5-01', {}, created],
  ['L-3.5-01', { errorMessage: '  ' }, created],
  ...['Created', 'warning', 'no errors', ''].map((status) => ['L-7-24', { status }, created] as const),
  ...['error', 'Error', 'ERROR'].map(
    (status) => ['L-3.5-02', { status, errorMessage: 'Duplicate.' }, refused('Duplicate.')] as const,
  ),
  ['L-3.5-02', { status: 'error' }, refused(null)],
  ['L-3.5-02', { status: 'error', errorMessage: ' ' }, refused(null)],
  ['A-51', { errorMessage: 'No license.' }, refused('No license.')],
  ['L-3.5-03', { newApplyId: null }, refused(null)],
  ['L-3.5-03', { newApplyId: ' ' }, refused(null)],
  ...[null, [], 'created', { status: 7, errorMessage: false, newApplyId: 6 }].map(
    (body) => ['L-3.5-03', body, refused(null)] as const,
  ),
];

for (const [id, body, result] of responses) {
  const isChange = body !== null && typeof body === 'object' && !Array.isArray(body);
  const success = { status: 'success', errorMessage: null, newApplyId: 'APP-77' };
  const response = isChange ? { ...success, ...body } : body;
  test(`[${id}] the create response ${JSON.stringify(response)} is read as ${result.kind}`, () => {
    assert.deepEqual(parseCreateResponse(response), result);
  });
}

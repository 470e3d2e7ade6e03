import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyForm, initialValues } from './initial-values.ts';

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
const borrower = {
  firstName: 'Thaddeus',
  middleName: null,
  lastName: 'Marlowe',
  generation: null,
  taxIdentifier: '123456789',
  taxIdentifierType: 'ssn',
};
const lead = {
  institutionId: 101,
  originatorUserId: 302,
  hasCoBorrower: true,
  entries: {
    institution: 'Marrowbrook Home Lending',
    originator: 'Mateo Alvarado',
    product: 'Conforming 30 Year Fixed',
    loanPurpose: 'Purchase',
    salesPrice: '445000.00',
    estimatedOrAppraisedValue: '445000.00',
    baseLoanAmount: '356000.00',
    'borrower.firstName': 'Mallory',
    'borrower.cellPhone': '(541) 555-0117',
    'borrower.presentAddress.state': 'OR',
    'borrower.presentAddress.city': 'Bend',
    'coBorrower.firstName': 'Imelda',
    totalLoanAmount: '1.00',
    'no.such.field': 'x',
  },
};

test('[A-173] a loan from a lead starts with what the lead has, and with what follows from it', () => {
  const { values } = initialValues(false, { ...borrower, lead });
  const { institution, originator, product, loanPurpose, salesPrice, baseLoanAmount } = values;
  assert.deepEqual([institution.id, originator.id, product.text], [101, 302, 'Conforming 30 Year Fixed']);
  assert.deepEqual([loanPurpose, salesPrice, baseLoanAmount], ['Purchase', '445000.00', '356000.00']);
  assert.deepEqual([values.downPaymentPercent, values.loanToValuePercent], ['20.000', '0.80000']);
  assert.equal(values.totalLoanAmount, '356000.00');
  assert.equal(values.borrower.cellPhone, '(541) 555-0117');
  assert.equal(values.borrower.presentAddress.city, 'Bend');
  assert.deepEqual([values.hasCoBorrower, values.coBorrower.firstName], [true, 'Imelda']);
});

test('[A-173] [L-4.4-08] the name stays that of the borrower check, and only the check locks fields', () => {
  const { values, locked } = initialValues(false, { ...borrower, lead });
  assert.equal(values.borrower.firstName, 'Thaddeus');
  assert.deepEqual(locked, initialValues(false, borrower).locked);
});

test('[A-173] [L-4.4-10] a new lead takes over nothing from another lead', () =>
  assert.deepEqual(initialValues(true, { ...borrower, lead }), initialValues(true, null)));

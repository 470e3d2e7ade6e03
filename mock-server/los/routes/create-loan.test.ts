import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { CreateLoanRequest, CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { loanRequest, newWorld, signedIn } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

const { app } = await commonServer();

const now = '2026-03-04T05:06:07Z';

test('[L-7-14 L-7-15 L-3.5-01] a created loan has the values of the request on its dashboard', async () => {
  const user = await signedIn(app, 'lending-staff', await newWorld(app, { clock: { now } }));
  const created = await user.post('/api/loans', loanRequest);
  assert.equal(created.statusCode, 200, created.body);
  const { newApplyId, ...outcome } = created.json<CreateLoanResponse>();
  assert.deepEqual(outcome, { status: 'success', errorMessage: null });
  const account = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
  assert.equal(account.borrowerName, 'Wilhelmina Ashdown');
  assert.equal(account.originatorUserId, 302);
  assert.equal(account.isLead, false);
  const path = `/api/loans/${account.generalAccountId}/dashboard`;
  const { loanDetails, ...dashboard } = (await user.get(path)).json<LoanDashboard>();
  assert.equal(dashboard.loanNumber, account.loanNumber);
  assert.deepEqual(dashboard.assignedUsers, [
    { firstName: 'Mateo', lastName: 'Alvarado', roleDescription: 'Originator' },
  ]);
  assert.deepEqual(dashboard.applicationCriteria, {
    hasName: true,
    hasMonthlyIncome: false,
    hasSocialSecurityNumber: true,
    hasPropertyAddress: true,
    hasValueOfProperty: true,
    hasLoanAmount: true,
    applicationDate: null,
  });
  assert.equal(dashboard.primaryBorrower.cellPhone, '(206) 555-0142');
  assert.equal(dashboard.primaryBorrower.streetAddress, '12 Heron Way');
  assert.equal(dashboard.ratios.ltv, 0.98189);
  assert.deepEqual(loanDetails, {
    final: null,
    loanAmount: 294_566.25,
    loanPurpose: 'Purchase',
    isPreapproval: false,
    institution: 'Marrowbrook Home Lending',
    loanStatus: 'Application',
    appraisedValue: 305_000,
    salesPrice: 300_000,
    productCode: 'FHA30',
    rate: 0.065,
    apr: null,
    principalAndInterest: 1_861.86,
    principalInterestTaxesAndInsurance: null,
    lockStatus: 'Not Locked',
    lockExpiration: null,
    cashToClose: null,
    closingDate: null,
    originationType: 'Retail',
    propertyAddressStreet: '400 Larch St',
    propertyAddressCity: 'Kent',
    propertyAddressState: 'WA',
    propertyAddressZipCode: '98030-1201',
    underwritingStatusResults: [],
  });
});

/** Creates a loan or lead. Returns its account, and the parts of its dashboard. */
async function create(request: CreateLoanRequest, persona: PersonaId = 'lending-staff') {
  const user = await newcomer(persona);
  const { newApplyId } = (await user.post('/api/loans', request)).json<CreateLoanResponse>();
  const account = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
  const response = await user.get(`/api/loans/${account.generalAccountId}/dashboard`);
  return { account, ...response.json<LoanDashboard>() };
}

test('[L-3.1-08 L-3.1-10 L-3.1-12] a created pre-approval has its rate, flag and property on its dashboard', async () => {
  const noStreet = { houseNumber: null, streetName: null, unitNumber: null };
  const propertyAddress = { ...loanRequest.propertyAddress, ...noStreet };
  const { loanDetails } = await create({ ...loanRequest, isPreApproval: true, propertyAddress });
  assert.equal(loanDetails.rate, 0.065);
  assert.equal(loanDetails.isPreapproval, true);
  assert.equal(loanDetails.propertyAddressCity, 'Kent');
});

test('[L-3.2-01 L-3.2-03 L-3.2-05] a created loan has names and contacts of both borrowers on its dashboard', async () => {
  const person = { ...loanRequest.borrowerDetails, workPhone: '2065550143', taxIdentifier: '987654321' };
  const coBorrowerDetails = { ...person, firstName: 'Edmund' };
  const { primaryBorrower, primaryCoBorrower } = await create({
    ...loanRequest,
    borrowerDetails: person,
    coBorrowerDetails,
  });
  assert.equal(primaryBorrower.borrowerMiddleName, 'R');
  assert.equal(primaryBorrower.workPhone, '(206) 555-0143');
  assert.deepEqual(primaryCoBorrower, { ...primaryBorrower, borrowerFirstName: 'Edmund' });
});

/** A request without a price, whose other amounts can then be any. */
const withoutAmounts = {
  ...loanRequest,
  salesPrice: 0,
  estimatedOrAppraisedValue: 0,
  baseLoanAmount: 0,
  financedAmount: 0,
  totalLoanAmount: 0,
  loanToValuePercent: 0,
  downPaymentAmount: 0,
  downPaymentPercent: 0,
} as const;

test('[L-7-15] a lead may lack the tax identifier and every amount', async () => {
  const lead = {
    ...withoutAmounts,
    isLead: true,
    interestRate: null,
    borrowerDetails: { ...loanRequest.borrowerDetails, taxIdentifier: null },
  };
  const { account, loanDetails, ratios, applicationCriteria } = await create(lead, 'lead-only');
  assert.equal(account.isLead, true);
  assert.equal(loanDetails.loanStatus, 'Lead');
  assert.equal(loanDetails.loanAmount, null);
  assert.equal(loanDetails.rate, null);
  assert.equal(ratios.ltv, null);
  assert.equal(applicationCriteria.hasSocialSecurityNumber, false);
  assert.equal(applicationCriteria.hasLoanAmount, false);
});

test('[A-38] an originator without licenses may create a loan without a property state', async () => {
  const user = await signedIn(app, 'no-licensed-states', await newWorld(app));
  const choice = { institutionId: 102, originatorUserId: 304, productId: 501 };
  const stateless = { ...loanRequest.propertyAddress, state: null, county: null };
  const response = await user.post('/api/loans', { ...loanRequest, ...choice, propertyAddress: stateless });
  assert.equal(response.json<CreateLoanResponse>().status, 'success', response.body);
  const stated = await user.post('/api/loans', { ...loanRequest, ...choice });
  assert.equal(stated.json<CreateLoanResponse>().status, 'error');
});

test('[A-163] every amount in whole cents up to the maximum is accepted', async () => {
  const user = await newcomer('lending-staff');
  for (const cents of [1, 7, 29, 57, 58, 1_005, 113_999, 8_007_006_005, 12_345_678_912, 99_999_999_999]) {
    const dollars = cents / 100;
    const request = { ...withoutAmounts, baseLoanAmount: dollars, totalLoanAmount: dollars };
    const response = await user.post('/api/loans', request);
    assert.equal(response.json<CreateLoanResponse>().status, 'success', `${dollars}: ${response.body}`);
  }
});

test('[A-27] a loan without interest has a payment, and one without a rate or term has none', async () => {
  const user = await newcomer('lending-staff');
  const paymentOf = async (changes: object) => {
    const created = await user.post('/api/loans', { ...loanRequest, ...changes });
    const { newApplyId } = created.json<CreateLoanResponse>();
    const { generalAccountId } = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
    const dashboard = await user.get(`/api/loans/${generalAccountId}/dashboard`);
    return dashboard.json<LoanDashboard>().loanDetails.principalAndInterest;
  };
  assert.equal(await paymentOf({ interestRate: 0, amortizationTerm: 100 }), 2_945.66);
  assert.equal(await paymentOf({ interestRate: null }), null);
  assert.equal(await paymentOf({ amortizationTerm: 0 }), null);
});

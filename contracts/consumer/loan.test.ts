import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanApi } from '../../web/pages/loan/api.ts';
import type { OutcomeOf } from '../operations/outcomes.ts';
import type { ImageFlowAccess } from '../operations/loan.ts';
import type { LoanDashboard } from '../operations/dashboard.ts';
import { signedInAs } from './states.ts';
import { accounts, spaRequests } from './requests.ts';
import { borrowerBody, dashboardBody } from './dashboard-body.ts';
import { boolean, exchange, integer, nullValue, string } from './pact.ts';

const reader = signedInAs('lending-staff');

const accountBody = {
  masterAccountId: integer(623_401),
  originatorUserId: integer(301),
  loanNumber: string('1000123401'),
  borrowerName: string('Amelia Thornquist'),
};

/** Application identifiers of the standard seed. */
const applications = { loan: 'AC71EFD250F19B63', lead: 'A951DB894924FF12' } as const;

test('[S-7-20 S-3-23 S-3-24 S-3-25 S-3-26 L-3.3-01] an account is loaded by its application identifier', () =>
  exchange(
    {
      operation: 'getAccountByApplicationIdentifier',
      outcome: 'a loan',
      state: reader,
      parameters: { applicationIdentifier: applications.loan },
      answer: {
        ...accountBody,
        generalAccountId: integer(accounts.coBorrower),
        applicationIdentifier: string(applications.loan),
        isLead: false,
      },
    },
    async ({ store }) => {
      const { getAccountByApplicationIdentifier: get } = loanApi.endpoints;
      const account = await store.dispatch(get.initiate(applications.loan)).unwrap();
      assert.equal(account.generalAccountId, accounts.coBorrower);
      assert.equal(account.loanNumber, '1000123401');
      assert.equal(account.borrowerName, 'Amelia Thornquist');
      assert.equal(account.isLead, false);
    },
  ));

test('[L-3.3-01] the account of a lead is marked as a lead', () =>
  exchange(
    {
      operation: 'getAccountByApplicationIdentifier',
      outcome: 'a lead',
      state: reader,
      parameters: { applicationIdentifier: applications.lead },
      answer: {
        ...accountBody,
        generalAccountId: integer(accounts.lead),
        applicationIdentifier: string(applications.lead),
        isLead: true,
      },
    },
    async ({ store }) => {
      const { getAccountByApplicationIdentifier: get } = loanApi.endpoints;
      const account = await store.dispatch(get.initiate(applications.lead)).unwrap();
      assert.equal(account.isLead, true);
    },
  ));

test('[L-4.7-02] an account is loaded by its account id', () =>
  exchange(
    {
      operation: 'getAccountById',
      outcome: 'a loan',
      state: reader,
      parameters: { accountId: accounts.inQueue },
      answer: {
        ...accountBody,
        generalAccountId: integer(accounts.inQueue),
        applicationIdentifier: string('AC71EFD250F19B63'),
        isLead: false,
      },
    },
    async ({ store }) => {
      const account = await store
        .dispatch(loanApi.endpoints.getAccountById.initiate(accounts.inQueue))
        .unwrap();
      assert.equal(account.generalAccountId, accounts.inQueue);
    },
  ));

test('[L-4.7-02] the account of a lead is loaded by its account id', () =>
  exchange(
    {
      operation: 'getAccountById',
      outcome: 'a lead',
      state: reader,
      parameters: { accountId: accounts.lead },
      answer: {
        ...accountBody,
        generalAccountId: integer(accounts.lead),
        applicationIdentifier: string(applications.lead),
        isLead: true,
      },
    },
    async ({ store }) => {
      const account = await store.dispatch(loanApi.endpoints.getAccountById.initiate(accounts.lead)).unwrap();
      assert.equal(account.isLead, true);
    },
  ));

const exchangeOfDashboard = (
  outcome: OutcomeOf<'getLoanDashboard'>,
  generalAccountId: number,
  answer: unknown,
  check: (loan: LoanDashboard) => void,
) =>
  exchange(
    { operation: 'getLoanDashboard', outcome, state: reader, parameters: { generalAccountId }, answer },
    async ({ store }) => {
      const { getLoanDashboard } = loanApi.endpoints;
      check((await store.dispatch(getLoanDashboard.initiate(generalAccountId)).unwrap()).loan);
    },
  );

test('[L-7-16 L-3.1-01 L-3.1-02 L-3.1-03 L-3.1-04 L-3.1-05 L-3.1-06 L-3.2-05] a dashboard may have a co-borrower', () =>
  exchangeOfDashboard(
    'with a co-borrower',
    accounts.coBorrower,
    {
      ...dashboardBody,
      hasCoBorrower: true,
      primaryCoBorrower: {
        ...borrowerBody,
        borrowerFirstName: string('Rafael'),
        borrowerMiddleName: nullValue(),
      },
    },
    (loan) => {
      assert.equal(loan.primaryCoBorrower?.borrowerFirstName, 'Rafael');
      // The rate is a fraction: 0.0625 is shown as 6.250%.
      assert.ok((loan.loanDetails.rate ?? 1) < 1);
      const { loanPurpose, institution, loanStatus, productCode, lockStatus, originationType } =
        loan.loanDetails;
      assert.deepEqual(
        [loanPurpose, institution, loanStatus, productCode, lockStatus, originationType],
        ['Purchase', 'Marrowbrook Home Lending', 'Funded', 'CF30', 'Locked', 'Retail'],
      );
    },
  ));

test('[L-7-16 L-3.1-01] a dashboard may have no co-borrower', () =>
  exchangeOfDashboard(
    'without a co-borrower',
    accounts.alone,
    {
      ...dashboardBody,
      loanDetails: { ...dashboardBody.loanDetails, final: null, salesPrice: null },
      primaryBorrower: { ...borrowerBody, homePhone: nullValue(), zipExtension: nullValue() },
      hasCoBorrower: false,
      primaryCoBorrower: null,
    },
    (loan) => {
      assert.equal(loan.hasCoBorrower, false);
      assert.equal(loan.loanDetails.final, null);
    },
  ));

test('[L-3.1-10] the dashboard of a pre-approval is flagged', () =>
  exchangeOfDashboard(
    'a pre-approval',
    accounts.preApproval,
    { loanDetails: { isPreapproval: true }, hasCoBorrower: boolean(false) },
    (loan) => assert.equal(loan.loanDetails.isPreapproval, true),
  ));

test('[L-7-19 L-4.7-05] the SPA selects a loan in the legacy session', () => {
  const { send, ...request } = spaRequests.selectLoan(accounts.alone);
  return exchange(
    { operation: 'selectLoan', outcome: 'selected', state: reader, ...request },
    async ({ store }) => assert.deepEqual(await send(store), { data: null }),
  );
});

test('[L-7-17 L-4.7-03] the SPA selects a task in the legacy session', () => {
  const { send, ...request } = spaRequests.selectQueueTask();
  return exchange(
    { operation: 'selectQueueTask', outcome: 'selected', state: signedInAs('processor'), ...request },
    async ({ store }) => assert.deepEqual(await send(store), { data: null }),
  );
});

const exchangeOfAccess = (
  outcome: OutcomeOf<'getImageFlowAccess'>,
  id: number,
  answer: unknown,
  check: (access: ImageFlowAccess) => void,
) =>
  exchange(
    { operation: 'getImageFlowAccess', outcome, state: reader, parameters: { id }, answer },
    async ({ store }) => {
      check(await store.dispatch(loanApi.endpoints.getImageFlowAccess.initiate(id)).unwrap());
    },
  );

test('[S-7-13 S-3-57] the response allows the image flow of a loan', () =>
  exchangeOfAccess(
    'granted',
    accounts.alone,
    { hasPermission: true, errorTitle: null, errorMessage: null },
    (access) => assert.equal(access.hasPermission, true),
  ));

test('[S-7-13 S-3-57] the response denies the image flow of a lead with the reason', () =>
  exchangeOfAccess(
    'denied',
    accounts.lead,
    {
      hasPermission: false,
      errorTitle: string('No Images Yet'),
      errorMessage: string('Not before it is a loan.'),
    },
    (access) => {
      assert.deepEqual(access, {
        hasPermission: false,
        errorTitle: 'No Images Yet',
        errorMessage: 'Not before it is a loan.',
      });
    },
  ));

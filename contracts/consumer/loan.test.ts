import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanApi } from '../../web/loan/api.ts';
import { loanOperations } from '../api/loan.ts';
import { addressOf } from '../api/operation.ts';
import { nobody, signedInAs } from '../provider/states.ts';
import { borrowerBody, dashboardBody } from './dashboard-body.ts';
import { boolean, exchange, integer, nullValue, problemBody, string } from './pact.ts';

const { getAccountByApplicationIdentifier, getLoanDashboard, selectLoan } = loanOperations;
const reader = signedInAs('lending-staff');

/** Loans of the standard seed: with a co-borrower, without one, a lead, and none. */
const ids = { coBorrower: 123_401, alone: 123_402, missing: 999_999 } as const;
const application = { loan: 'AC71EFD250F19B63', missing: 'A-MISSING' };

test('[S-7-20 S-3-24 S-3-25 S-3-26 L-3.3-01] an application identifier leads to its account', () =>
  exchange(
    {
      description: 'the account of an application',
      state: reader,
      request: {
        method: 'GET',
        path: addressOf(getAccountByApplicationIdentifier, { applicationIdentifier: application.loan }),
      },
      answer: {
        status: 200,
        body: {
          generalAccountId: ids.coBorrower,
          masterAccountId: integer(623_401),
          applicationIdentifier: application.loan,
          originatorUserId: integer(301),
          loanNumber: string('1000123401'),
          borrowerName: string('Amelia Thornquist'),
          isLead: false,
        },
      },
    },
    async ({ store }) => {
      const { getAccountByApplicationIdentifier: get } = loanApi.endpoints;
      const account = await store.dispatch(get.initiate(application.loan)).unwrap();
      assert.equal(account.generalAccountId, ids.coBorrower);
      assert.equal(account.isLead, false);
    },
  ));

test('[L-8.1-02 L-8.1-03] an unknown application shows the server error with its trace id', () =>
  exchange(
    {
      description: 'the account of an application that does not exist',
      state: reader,
      request: {
        method: 'GET',
        path: addressOf(getAccountByApplicationIdentifier, { applicationIdentifier: application.missing }),
      },
      answer: { status: 404, body: problemBody(404, 'account-not-found') },
    },
    async ({ store, serverErrors }) => {
      const { getAccountByApplicationIdentifier: get } = loanApi.endpoints;
      await store.dispatch(get.initiate(application.missing));
      assert.deepEqual(
        serverErrors.map(({ traceId, showTraceId }) => [traceId, showTraceId]),
        [['0001-000001', true]],
      );
    },
  ));

const dashboardOf = (generalAccountId: number) => ({
  method: 'GET' as const,
  path: addressOf(getLoanDashboard, { generalAccountId }),
});

test('[L-7-16 L-3.1-01 L-3.1-02 L-3.1-03 L-3.1-04 L-3.1-05 L-3.2-05] a dashboard with a co-borrower', () =>
  exchange(
    {
      description: 'the dashboard of a loan with a co-borrower',
      state: reader,
      request: dashboardOf(ids.coBorrower),
      answer: {
        status: 200,
        body: {
          ...dashboardBody,
          hasCoBorrower: true,
          primaryCoBorrower: {
            ...borrowerBody,
            borrowerFirstName: string('Rafael'),
            borrowerMiddleName: nullValue(),
          },
        },
      },
    },
    async ({ store }) => {
      const request = loanApi.endpoints.getLoanDashboard.initiate(ids.coBorrower);
      const loan = await store.dispatch(request).unwrap();
      assert.equal(loan.primaryCoBorrower?.borrowerFirstName, 'Rafael');
      // Fractions, so that 0.0625 reads 6.250%.
      assert.ok((loan.loanDetails.rate ?? 1) < 1);
    },
  ));

test('[L-7-16 L-3.1-01] a dashboard without a co-borrower', () =>
  exchange(
    {
      description: 'the dashboard of a loan without a co-borrower',
      state: reader,
      request: dashboardOf(ids.alone),
      answer: {
        status: 200,
        body: {
          ...dashboardBody,
          loanDetails: { ...dashboardBody.loanDetails, final: null, salesPrice: null },
          primaryBorrower: {
            ...borrowerBody,
            homePhone: nullValue(),
            zipExtension: nullValue(),
          },
          hasCoBorrower: false,
          primaryCoBorrower: null,
        },
      },
    },
    async ({ store }) => {
      const loan = await store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(ids.alone)).unwrap();
      assert.equal(loan.hasCoBorrower, false);
      assert.equal(loan.loanDetails.final, null);
    },
  ));

test('[L-8.4-01 L-8.4-03] an unknown loan has no dashboard, and nobody is told', () =>
  exchange(
    {
      description: 'the dashboard of a loan that does not exist',
      state: reader,
      request: dashboardOf(ids.missing),
      answer: { status: 404, body: problemBody(404, 'account-not-found') },
    },
    async ({ store, serverErrors }) => {
      await store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(ids.missing));
      assert.deepEqual(serverErrors, []);
    },
  ));

test('[L-6-01] a dashboard without a token is refused, and the session ends', () =>
  exchange(
    {
      description: 'the dashboard of a loan without a token',
      state: nobody,
      request: { ...dashboardOf(ids.alone), without: 'token' },
      answer: { status: 401, body: problemBody(401, 'sign-in-required') },
    },
    async ({ store, unauthorized, serverErrors }) => {
      await store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(ids.alone));
      assert.equal(unauthorized(), 1);
      assert.deepEqual(serverErrors, []);
    },
  ));

test('[L-7-19 L-4.7-05] a loan is selected in the older application', () =>
  exchange(
    {
      description: 'select a loan',
      state: reader,
      request: { method: 'GET', path: selectLoan.path, query: { accountId: String(ids.alone) } },
      answer: { status: 204 },
    },
    async ({ store }) => {
      assert.equal(await store.dispatch(loanApi.endpoints.selectLoan.initiate(ids.alone)).unwrap(), null);
    },
  ));

test('[L-4.7-05] a loan that does not exist is not selected', () =>
  exchange(
    {
      description: 'select a loan that does not exist',
      state: reader,
      request: { method: 'GET', path: selectLoan.path, query: { accountId: String(ids.missing) } },
      answer: { status: 404, body: problemBody(404, 'account-not-found') },
    },
    async ({ store, serverErrors }) => {
      await store.dispatch(loanApi.endpoints.selectLoan.initiate(ids.missing));
      assert.deepEqual(serverErrors, []);
    },
  ));

test('[L-3.1-10] a pre-approval is flagged', () =>
  exchange(
    {
      description: 'the dashboard of a pre-approval',
      state: reader,
      request: dashboardOf(123_414),
      answer: { status: 200, body: { loanDetails: { isPreapproval: true }, hasCoBorrower: boolean(false) } },
    },
    async ({ store }) => {
      const loan = await store.dispatch(loanApi.endpoints.getLoanDashboard.initiate(123_414)).unwrap();
      assert.equal(loan.loanDetails.isPreapproval, true);
    },
  ));

import { loanOperations } from '../../contracts/api/loan.ts';
import type { Account, ImageFlowAccess, LoanDashboard } from '../../contracts/schemas/loan.ts';
import { api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Calls that open a loan and read its dashboard. */
export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountByApplicationIdentifier: build.query<Account, string>({
      query: (applicationIdentifier) =>
        call(loanOperations.getAccountByApplicationIdentifier, { applicationIdentifier }),
    }),
    getAccountById: build.query<Account, number>({
      query: (accountId) => call(loanOperations.getAccountById, { accountId }),
    }),
    /** By general account id. */
    getLoanDashboard: build.query<LoanDashboard, number>({
      query: (generalAccountId) => call(loanOperations.getLoanDashboard, { generalAccountId }),
    }),
    /** Changes the legacy session, so it is never answered from the cache. By general account id. */
    selectLoan: build.mutation<null, number>({
      query: (accountId) => call(loanOperations.selectLoan, { accountId }, undefined, { ignoreAnswer: true }),
    }),
    selectQueueTask: build.mutation<null, { readonly accountId: number; readonly taskId: number }>({
      query: (task) => call(loanOperations.selectQueueTask, task, undefined, { ignoreAnswer: true }),
    }),
    /** By general account id (S-7-36). Asked each time the image flow is to be opened. */
    getImageFlowAccess: build.query<ImageFlowAccess, number>({
      query: (id) => call(loanOperations.getImageFlowAccess, { id }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetLoanDashboardQuery } = loanApi;

import { type Account, type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { call } from '../shared/api/call.ts';
import { windowsApi } from '../windows/api.ts';

/** A loan whose account cannot be loaded leaves no page to return to: after the error the user starts again (S-4.6-01). */
const nowhereElse = { returnToDefault: true } as const;

/** Calls that open a loan and read its dashboard, beside the one for its image flow. */
export const loanApi = windowsApi.injectEndpoints({
  endpoints: (build) => ({
    getAccountByApplicationIdentifier: build.query<Account, string>({
      query: (applicationIdentifier) =>
        call(
          loanOperations.getAccountByApplicationIdentifier,
          { applicationIdentifier },
          undefined,
          nowhereElse,
        ),
    }),
    getAccountById: build.query<Account, number>({
      query: (accountId) => call(loanOperations.getAccountById, { accountId }, undefined, nowhereElse),
    }),
    /** By general account id. */
    getLoanDashboard: build.query<LoanDashboard, number>({
      query: (generalAccountId) => call(loanOperations.getLoanDashboard, { generalAccountId }),
    }),
    /** Changes the legacy session, so it is never answered from the cache. By general account id. */
    selectLoan: build.mutation<null, number>({
      query: (accountId) => call(loanOperations.selectLoan, { accountId }, undefined, { ignoreBody: true }),
    }),
    selectQueueTask: build.mutation<null, { readonly accountId: number; readonly taskId: number }>({
      query: (task) => call(loanOperations.selectQueueTask, task, undefined, { ignoreBody: true }),
    }),
  }),
});

export const { useGetLoanDashboardQuery } = loanApi;

/** True when a call failed because there is no such loan, or no such task of it. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

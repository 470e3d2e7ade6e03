import { type Account, type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { call } from '../shared/api/call.ts';
import { isRecord } from '../shared/parse.ts';
import { windowsApi } from '../windows/api.ts';

/** Closing the error of a loan whose account could not be loaded leads to /default (S-4.6-01). */
const nowhereElse = { returnToDefault: true } as const;

/** Endpoints that open a loan and load its dashboard, added to those of its windows. */
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
    /** By general account id. A mutation, since it changes the legacy session: it is never cached. */
    selectLoan: build.mutation<null, number>({
      query: (accountId) => call(loanOperations.selectLoan, { accountId }, undefined, { ignoreBody: true }),
    }),
    selectQueueTask: build.mutation<null, { readonly accountId: number; readonly taskId: number }>({
      query: (task) => call(loanOperations.selectQueueTask, task, undefined, { ignoreBody: true }),
    }),
  }),
});

export const { useGetLoanDashboardQuery } = loanApi;

/** Returns true for the error of a loan, or of a task of it, that does not exist. */
export const isNotFound = (error: unknown): boolean => isRecord(error) && error['status'] === 404;

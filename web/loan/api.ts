import { type Account, type LoanDashboard, loanOperations } from '../../contracts/operations/loan.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import { isRecord } from '../shared/parse.ts';
import { windowsApi } from '../windows/api.ts';

/** Request options: closing the server-error dialog opens /default (S-4.6-01). */
const returnToDefault = { returnToDefault: true } as const;

/** Endpoints that open a loan and load its dashboard, added to the endpoints of windows. */
export const loanApi = windowsApi.injectEndpoints({
  endpoints: (build) => ({
    getAccountByApplicationIdentifier: build.query<Account, string>({
      query: (applicationIdentifier) =>
        apiRequest(
          loanOperations.getAccountByApplicationIdentifier,
          { applicationIdentifier },
          undefined,
          returnToDefault,
        ),
    }),
    getAccountById: build.query<Account, number>({
      query: (accountId) =>
        apiRequest(loanOperations.getAccountById, { accountId }, undefined, returnToDefault),
    }),
    /** The argument is the general account id. */
    getLoanDashboard: build.query<LoanDashboard, number>({
      query: (generalAccountId) => apiRequest(loanOperations.getLoanDashboard, { generalAccountId }),
    }),
    /**
     * Selects a loan in the legacy session by its general account id. A mutation, since it changes that session and is
     * never cached.
     */
    selectLoan: build.mutation<null, number>({
      query: (accountId) =>
        apiRequest(loanOperations.selectLoan, { accountId }, undefined, { ignoreBody: true }),
    }),
    selectQueueTask: build.mutation<null, { readonly accountId: number; readonly taskId: number }>({
      query: (task) => apiRequest(loanOperations.selectQueueTask, task, undefined, { ignoreBody: true }),
    }),
  }),
});

export const { useGetLoanDashboardQuery } = loanApi;

/** Returns true for the error of a request whose loan, or whose task of a loan, does not exist. */
export const isNotFound = (error: unknown): boolean => isRecord(error) && error['status'] === 404;

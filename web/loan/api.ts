import { type Account, loanOperations } from '../../contracts/operations/loan.ts';
import type { LoanDashboard } from '../../contracts/operations/dashboard.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import { isRecord } from '../shared/parse.ts';
import { windowsApi } from '../windows/api.ts';

/**
 * Options of the account lookups. When the user closes the server-error dialog, /default opens (S-4.6-01). A 404 opens
 * no dialog, whatever its body: the page of the loan says that there is no such loan.
 */
const lookup = { returnToDefault: true, isShownByCaller: isNotFound } as const;

/** Endpoints that open a loan and load its dashboard, added to `windowsApi`. */
export const loanApi = windowsApi.injectEndpoints({
  endpoints: (build) => ({
    getAccountByApplicationIdentifier: build.query<Account, string>({
      query: (applicationIdentifier) =>
        apiRequest(
          loanOperations.getAccountByApplicationIdentifier,
          { applicationIdentifier },
          undefined,
          lookup,
        ),
    }),
    getAccountById: build.query<Account, number>({
      query: (accountId) => apiRequest(loanOperations.getAccountById, { accountId }, undefined, lookup),
    }),
    /** Loads the dashboard of a loan by its general account id, and again after an event about the loan. */
    getLoanDashboard: build.query<LoanDashboard, number>({
      query: (generalAccountId) => apiRequest(loanOperations.getLoanDashboard, { generalAccountId }),
      providesTags: ['Loan'],
    }),
    /**
     * Selects a loan, by its general account id, in the legacy session. It is a mutation, since the request changes
     * that session and must not be cached.
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

/** Returns true for an error with status 404: the requested loan or task does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRecord(error) && error['status'] === 404;
}

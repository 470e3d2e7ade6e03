import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { type Account, loanOperations } from '../../../contracts/operations/loan.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { log } from '../../shared/log.ts';
import { isRecord } from '../../shared/parse.ts';
import { windowsApi } from '../../shell/legacy-frames/api.ts';
import { parseDashboard } from './parse-dashboard.ts';

export interface ParsedDashboard {
  readonly loan: LoanDashboard;
  /** True if some values could not be parsed, so that their lines are blank. */
  readonly isPartly: boolean;
}

/**
 * Options of the account lookups. When the user closes the server-error dialog, /default opens. A 404 opens no dialog,
 * whatever its body: the page of the loan says that there is no such loan.
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
    getLoanDashboard: build.query<ParsedDashboard, number>({
      query: (generalAccountId) =>
        apiRequest(loanOperations.getLoanDashboard, { generalAccountId }, undefined, {
          parse: (body) => parseLogged(body, generalAccountId),
        }),
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

/** Parses a dashboard, and logs what could not be parsed. Returns null for a body that is no dashboard. */
function parseLogged(body: unknown, generalAccountId: number): ParsedDashboard | null {
  const invalid: string[] = [];
  const loan = parseDashboard(body, (field) => invalid.push(field));
  const isPartly = invalid.length > 0;
  if (!loan) log.warn('The dashboard of a loan could not be read', { generalAccountId });
  else if (isPartly) log.warn('Details of a loan could not be read', { generalAccountId });
  return loan && { loan, isPartly };
}

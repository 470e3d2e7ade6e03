import { parseIdText } from '../shared/parse.ts';
import type { LoanSource } from './open-loan.ts';

/** The route parameters of the dashboard's three addresses. */
export interface DashboardParameters {
  readonly applicationIdentifier?: string;
  readonly accountId?: string;
  readonly taskId?: string;
}

/** Parses the dashboard's route parameters. Returns the source of the loan to show; null for malformed ids (C-02). */
export function parseLoanSource(parameters: DashboardParameters): LoanSource | null {
  const { applicationIdentifier } = parameters;
  if (parameters.accountId !== undefined || parameters.taskId !== undefined) {
    const [accountId, taskId] = [parseIdText(parameters.accountId), parseIdText(parameters.taskId)];
    return accountId === null || taskId === null ? null : { from: 'work-queue', accountId, taskId };
  }
  if (applicationIdentifier === undefined) return { from: 'storage' };
  return isIdentifier.test(applicationIdentifier) ? { from: 'application', applicationIdentifier } : null;
}

/** The format of application identifiers. */
const isIdentifier = /^[A-Za-z0-9-]{1,64}$/;

import type { LoanSource } from './open-loan.ts';

/** The route parameters of the dashboard's three addresses. */
export interface DashboardParameters {
  readonly applicationIdentifier?: string;
  readonly accountId?: string;
  readonly taskId?: string;
}

/** Where the dashboard's address says its loan comes from; null for ids that are none (C-02). */
export function loanSourceOf(parameters: DashboardParameters): LoanSource | null {
  const { applicationIdentifier, accountId, taskId } = parameters;
  if (accountId !== undefined || taskId !== undefined) {
    const ids = { accountId: idOf(accountId), taskId: idOf(taskId) };
    return ids.accountId === null || ids.taskId === null
      ? null
      : { from: 'work-queue', accountId: ids.accountId, taskId: ids.taskId };
  }
  if (applicationIdentifier === undefined) return { from: 'storage' };
  return isIdentifier.test(applicationIdentifier) ? { from: 'application', applicationIdentifier } : null;
}

/** The form that every application identifier has. */
const isIdentifier = /^[A-Za-z0-9-]{1,64}$/;

const idOf = (text = ''): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

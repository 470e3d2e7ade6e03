import { isId, isRecord } from '../shared/parse/guards.ts';
import { readAccount } from './account.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** The work-queue task that a loan was opened for. */
export interface LoanTask {
  readonly generalAccountId: number;
  /** Null for a loan without a task. */
  readonly taskId: number | null;
}

/**
 * Returns the task of the open loan; null without one. All tabs share the task id in local storage, so a tab stores
 * the task of its loan beside the account. The shared id counts only when the tab has stored none.
 */
export function readTaskId(storage: ProductStorage = browserStorage): number | null {
  const kept = parseLoanTask(storage.read('loanTask'));
  if (kept && kept.generalAccountId === readAccount(storage)?.generalAccountId) return kept.taskId;
  const shared = storage.read('taskId');
  return isId(shared) ? shared : null;
}

/** Stores the work-queue task that a loan is about to be opened for (L-4.7-01). */
export function storeTaskId(taskId: number, storage: ProductStorage = browserStorage): void {
  storage.write('taskId', taskId);
}

/** Removes the task: a loan that is opened from a pipeline has none (C-25). */
export function forgetTask(storage: ProductStorage = browserStorage): void {
  storage.remove('taskId');
}

/** Stores the task of a loan in this tab. */
export function keepLoanTask(task: LoanTask, storage: ProductStorage = browserStorage): void {
  storage.write('loanTask', task);
}

function parseLoanTask(value: unknown): LoanTask | null {
  if (!isRecord(value)) return null;
  const { generalAccountId, taskId } = value;
  return isId(generalAccountId) && (taskId === null || isId(taskId)) ? { generalAccountId, taskId } : null;
}

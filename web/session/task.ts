import { isId, isRecord } from '../shared/parse/guards.ts';
import { readAccount } from './account.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** The work-queue task that a loan was opened for. */
export interface LoanTask {
  readonly generalAccountId: number;
  /** Null for a loan that was opened without a task. */
  readonly taskId: number | null;
}

/**
 * The task that the open loan was opened for; null without one. All tabs share the task id in local storage, so a tab
 * keeps beside its account which task that loan was opened for. The shared id counts only where nothing is kept.
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

/** A loan that is opened from a pipeline belongs to no task (C-25). */
export function forgetTask(storage: ProductStorage = browserStorage): void {
  storage.remove('taskId');
}

/** Keeps in this tab which task a loan was opened for. */
export function keepLoanTask(task: LoanTask, storage: ProductStorage = browserStorage): void {
  storage.write('loanTask', task);
}

function parseLoanTask(value: unknown): LoanTask | null {
  if (!isRecord(value)) return null;
  const { generalAccountId, taskId } = value;
  return isId(generalAccountId) && (taskId === null || isId(taskId)) ? { generalAccountId, taskId } : null;
}

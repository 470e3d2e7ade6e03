import { type Account, accountShape } from '../../contracts/operations/loan.ts';
import { lenient } from '../shared/lenient.ts';
import { id, isId, kindOf, parseNeeding, parseWhole, shape } from '../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { selectAccount } from '../shared/store/session-slice.ts';
import { useAppSelector } from '../shared/store/store.ts';

/** Logged when a page needs a loan and none is open. */
export const accountNotFound = 'account not found in storage';

/** Returns the open loan or lead, updated when it changes; null without one. */
export const useAccount = (): Account | null => useAppSelector(selectAccount);

/** Returns the account that an earlier load of this page has stored; null if there is none or it is malformed. */
export const readAccount = (storage: ProductStorage = browserStorage): Account | null =>
  parseAccount(storage.read('account'));

/**
 * Parses an account of a response or of session storage. Returns null when a required field is invalid; other missing
 * or invalid ids are undefined.
 */
export function parseAccount(value: unknown): Account | null {
  const account = parseNeeding(lenient(accountShape), neededFields, value);
  return account && (Object.fromEntries(Object.entries(account).filter(([, part]) => part !== 0)) as Account);
}

const neededFields = [
  'generalAccountId',
  'applicationIdentifier',
  'loanNumber',
  'borrowerName',
  'isLead',
] as const satisfies readonly (keyof Account)[];

/** The work-queue task that a loan was opened for. */
export interface LoanTask {
  readonly generalAccountId: number;
  /** Id of the task; null for a loan without one. */
  readonly taskId: number | null;
}

/** Parses the id of a task; null for no task or an invalid id. */
export const taskIdOrNone = kindOf((value): value is number | null => value === null || isId(value), null);

const loanTask = shape<LoanTask>({ generalAccountId: id, taskId: taskIdOrNone });

/**
 * Returns the task of a loan; null without one. All tabs share the task id in local storage, so each tab also stores
 * the task of its loan in session storage. The shared id is used only if the tab has stored no task.
 */
export function readTaskId(
  generalAccountId: number | undefined,
  storage: ProductStorage = browserStorage,
): number | null {
  const kept = parseWhole(loanTask, storage.read('loanTask'));
  return kept && kept.generalAccountId === generalAccountId
    ? kept.taskId
    : parseWhole(id, storage.read('taskId'));
}

/** Stores the work-queue task that a loan is about to be opened for. */
export function storeTaskId(taskId: number, storage: ProductStorage = browserStorage): void {
  storage.write('taskId', taskId);
}

/** Removes the task: a loan that is opened from a pipeline has none. */
export function forgetTask(storage: ProductStorage = browserStorage): void {
  storage.remove('taskId');
}

/** Stores the task of a loan in this tab. */
export function storeLoanTask(task: LoanTask, storage: ProductStorage = browserStorage): void {
  storage.write('loanTask', task);
}

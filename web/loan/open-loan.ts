import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Account } from '../../contracts/operations/loan.ts';
import type { Transport } from '../shared/api/transport.ts';
import {
  AccountNotFoundError,
  announceAccount,
  keepAccount,
  parseAccount,
  readAccount,
  resetLoan,
} from '../session/account.ts';
import type { ProductStorage } from '../shared/storage.ts';
import { forgetTask, keepLoanTask, readTaskId, storeTaskId } from '../session/task.ts';
import { isNotFound, loanApi } from './api.ts';

/** Where a loan is opened from: it is the stored one, or an application, or a task of a work queue. */
export type LoanSource =
  | { readonly from: 'storage' }
  | { readonly from: 'application'; readonly applicationIdentifier: string }
  | { readonly from: 'work-queue'; readonly accountId: number; readonly taskId: number };

/** `missing` nothing is stored; `not-found` there is no such loan; `failed` its account could not be loaded. */
export type OpenedLoan =
  | {
      readonly outcome: 'opened';
      readonly account: Account;
      /** The work-queue task that the loan is open for; null without one, or when the task is not of this loan. */
      readonly taskId: number | null;
    }
  | { readonly outcome: 'missing' | 'not-found' | 'failed' };

type Thunk<Result> = ThunkAction<Promise<Result>, unknown, Transport, UnknownAction>;

/**
 * Makes a loan or lead the open one: finds its account, keeps it, and selects it in the legacy session, with the task
 * that it is open for. Only a loan that is opened anew, by its application, forgets the task of the one before (C-25).
 * A loan that does not exist closes the one before. A failed selection is logged and stops nothing (L-4.7-09).
 * Document 001, section 4.7; C-02, C-03.
 * @param source null for an address that can name no loan
 * @param signal aborted when the page of this loan has been left: nothing is opened, and no failure is shown
 */
export const openLoan =
  (source: LoanSource | null, storage?: ProductStorage, signal?: AbortSignal): Thunk<OpenedLoan> =>
  async (dispatch, _state, transport) => {
    if (source?.from === 'work-queue') storeTaskId(source.taskId, storage);
    if (source?.from === 'application') forgetTask(storage);
    if (source?.from === 'storage' && !readAccount(storage)) {
      transport.log(new AccountNotFoundError().message, {});
      return { outcome: 'missing' };
    }
    const account = source && (await dispatch(findAccount(source, storage, signal)));
    // The user is on another page by now: the loan must not open there.
    if (signal?.aborted || account === 'failed') return { outcome: 'failed' };
    if (!source || !account) {
      resetLoan(storage);
      return { outcome: 'not-found' };
    }
    keepAccount(account, storage);
    const wanted = taskOf(source, storage);
    const keepTask = (taskId: number | null) =>
      keepLoanTask({ generalAccountId: account.generalAccountId, taskId }, storage);
    if (source.from !== 'storage') keepTask(wanted);
    const taskId = await dispatch(selectInLegacySession(account, wanted));
    if (taskId !== wanted && !signal?.aborted) keepTask(taskId);
    // Only now: the menu of the loan depends on the selected task.
    announceAccount();
    return { outcome: 'opened', account, taskId };
  };

/** The task that a loan is to be selected with. */
function taskOf(source: LoanSource, storage?: ProductStorage): number | null {
  if (source.from === 'storage') return readTaskId(storage);
  return source.from === 'work-queue' ? source.taskId : null;
}

/** The account of a source; null when there is none, `failed` when it could not be loaded. */
const findAccount =
  (source: LoanSource, storage?: ProductStorage, signal?: AbortSignal): Thunk<Account | null | 'failed'> =>
  async (dispatch) => {
    if (source.from === 'storage') return readAccount(storage);
    const fresh = { forceRefetch: true, subscribe: false };
    const { getAccountByApplicationIdentifier, getAccountById } = loanApi.endpoints;
    const lookup =
      source.from === 'application'
        ? dispatch(getAccountByApplicationIdentifier.initiate(source.applicationIdentifier, fresh))
        : dispatch(getAccountById.initiate(source.accountId, fresh));
    signal?.addEventListener('abort', () => lookup.abort(), { once: true });
    const { data, error } = await lookup;
    if (error) return isNotFound(error) ? null : 'failed';
    return parseAccount(data) ?? 'failed';
  };

/**
 * Selects the loan, with its task if it has one. Returns the task; null when the server knows no such task of this loan:
 * then the loan is selected by itself.
 */
const selectInLegacySession =
  ({ generalAccountId }: Account, taskId: number | null): Thunk<number | null> =>
  async (dispatch) => {
    const { selectLoan, selectQueueTask } = loanApi.endpoints;
    const task = taskId === null ? null : { accountId: generalAccountId, taskId };
    const selection = task && (await dispatch(selectQueueTask.initiate(task, { track: false })));
    if (selection && !selection.error) return taskId;
    await dispatch(selectLoan.initiate(generalAccountId, { track: false }));
    return isNotFound(selection?.error) ? null : taskId;
  };

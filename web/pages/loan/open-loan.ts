import { useLayoutEffect, useState } from 'react';
import type { Account } from '../../../contracts/operations/loan.ts';
import {
  accountNotFound,
  forgetTask,
  parseAccount,
  readAccount,
  readTaskId,
  storeLoanTask,
  storeTaskId,
} from '../../session/account.ts';
import { awaited } from '../../shared/awaited.ts';
import { parseIdText } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { accountClosed, accountOpened, selectAccount } from '../../shared/store/session-slice.ts';
import { type AppThunk, useAppDispatch } from '../../shared/store/store.ts';
import { loanAwaited } from '../../shared/store/ui-slice.ts';
import { isNotFound, loanApi } from './api.ts';
import { joined } from './format.ts';

/** The source of a loan: the account stored in this tab, one of its two ids, or a task of a work queue. */
export type LoanSource =
  | { readonly from: 'storage' }
  | { readonly from: 'application'; readonly applicationIdentifier: string }
  | { readonly from: 'account'; readonly accountId: number }
  | { readonly from: 'work-queue'; readonly accountId: number; readonly taskId: number };

/** `missing`: no loan is open; `not-found`: the loan does not exist; `failed`: its account could not be loaded. */
type OpenedLoan =
  | {
      readonly outcome: 'opened';
      readonly account: Account;
      /** The work-queue task of the loan; null if there is none, or if the task belongs to another loan. */
      readonly taskId: number | null;
    }
  | { readonly outcome: 'missing' | 'not-found' | 'failed' };

/**
 * Opens a loan or lead: loads its account, stores the account for a reload, and selects the loan in the legacy session,
 * with its task. Opening by an application identifier removes the task of the former loan. If the loan does not exist,
 * the former loan is closed. A failed selection is logged, but the loan opens. Document 001, section 4.7.
 * @param source null for an address without a valid id
 * @param onFound called with the account before the loan is selected
 * @param signal aborted when the user leaves the page of this loan; then no loan opens and no error is shown
 */
export const openLoan =
  (
    source: LoanSource | null,
    storage: ProductStorage = browserStorage,
    signal?: AbortSignal,
    onFound?: (account: Account) => void,
  ): AppThunk<Promise<OpenedLoan>> =>
  async (dispatch, state, transport) => {
    if (source?.from === 'work-queue') storeTaskId(source.taskId, storage);
    if (source?.from === 'application' || source?.from === 'account') forgetTask(storage);
    if (source?.from === 'storage' && !selectAccount(state())) {
      transport.log(accountNotFound, {});
      return { outcome: 'missing' };
    }
    const account = source && (await dispatch(findAccount(source, signal)));
    // After an abort, the user is on another page, and the loan must not open there.
    if (signal?.aborted || account === 'failed') return { outcome: 'failed' };
    if (!source || !account) {
      dispatch(accountClosed());
      return { outcome: 'not-found' };
    }
    onFound?.(account);
    storage.write('account', account);
    const { generalAccountId } = account;
    const wanted = taskOf(source, generalAccountId, storage);
    const storeTask = (taskId: number | null) => storeLoanTask({ generalAccountId, taskId }, storage);
    if (source.from !== 'storage') storeTask(wanted);
    const taskId = await dispatch(selectInLegacySession(account, wanted));
    // The next page has closed this loan or opened another one meanwhile.
    if (signal?.aborted && readAccount(storage)?.generalAccountId !== generalAccountId)
      return { outcome: 'failed' };
    if (taskId !== wanted && !signal?.aborted) storeTask(taskId);
    // After the selection, since the page then loads the menu of the loan, which depends on the selected task.
    dispatch(accountOpened(account));
    return { outcome: 'opened', account, taskId };
  };

/** Returns the task to select with the loan; null for none. */
function taskOf(source: LoanSource, generalAccountId: number, storage: ProductStorage): number | null {
  if (source.from === 'storage') return readTaskId(generalAccountId, storage);
  return source.from === 'work-queue' ? source.taskId : null;
}

/** Returns the account of a source; null if the loan does not exist, `failed` if the request failed. */
const findAccount =
  (source: LoanSource, signal?: AbortSignal): AppThunk<Promise<Account | null | 'failed'>> =>
  async (dispatch, state) => {
    if (source.from === 'storage') return selectAccount(state());
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
 * Selects the loan with its task, or the loan alone if `taskId` is null. Returns the task; null if the server finds no
 * such task of this loan.
 */
const selectInLegacySession =
  ({ generalAccountId }: Account, taskId: number | null): AppThunk<Promise<number | null>> =>
  async (dispatch) => {
    const { selectLoan, selectQueueTask } = loanApi.endpoints;
    const task = taskId === null ? null : { accountId: generalAccountId, taskId };
    const selection = task && (await dispatch(selectQueueTask.initiate(task, { track: false })));
    if (selection && !selection.error) return taskId;
    await dispatch(selectLoan.initiate(generalAccountId, { track: false }));
    return isNotFound(selection?.error) ? null : taskId;
  };

type Opening =
  | OpenedLoan
  /** The account is null until it is found. */
  | { readonly outcome: 'opening'; readonly account: Account | null };

const atFirst: Opening = { outcome: 'opening', account: null };

/**
 * Opens a loan. A late response for an earlier source is ignored.
 * @returns the outcome, at first `opening`, and a function that opens the loan again
 */
export function useOpenLoan(source: LoanSource | null): readonly [Opening, () => void] {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>(atFirst);
  const key = JSON.stringify(source);
  // A layout effect, so that the first paint already reserves the space of the loan's menu.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const wanted = JSON.parse(key) as LoanSource | null;
    setOpening(atFirst);
    const found = (account: Account) => setOpening({ outcome: 'opening', account });
    dispatch(loanAwaited(wanted?.from !== 'storage'));
    void awaited(dispatch(openLoan(wanted, undefined, leaving.signal, found))).then((opened) => {
      if (leaving.signal.aborted) return;
      dispatch(loanAwaited(false));
      setOpening(opened);
    });
    return () => {
      leaving.abort();
      dispatch(loanAwaited(false));
    };
  }, [dispatch, key, attempt]);
  return [opening, () => setAttempt(attempt + 1)];
}

/**
 * Returns the title of a loan or lead that is being opened: its number and borrower as soon as they are known.
 * @param otherwise the title before
 */
export const openingTitle = (opening: Opening, otherwise: string): string => {
  const account = 'account' in opening ? opening.account : null;
  return (account && joined([account.loanNumber, account.borrowerName])) || otherwise;
};

/** The route parameters of the dashboard's three addresses. */
export interface DashboardParameters {
  readonly applicationIdentifier?: string;
  readonly accountId?: string;
  readonly taskId?: string;
}

/** Parses the dashboard's route parameters. Returns the source of the loan to show; null for malformed ids. */
export function parseLoanSource(parameters: DashboardParameters): LoanSource | null {
  const { applicationIdentifier } = parameters;
  if (parameters.accountId !== undefined || parameters.taskId !== undefined) {
    const [accountId, taskId] = [parseIdText(parameters.accountId), parseIdText(parameters.taskId)];
    return accountId === null || taskId === null ? null : { from: 'work-queue', accountId, taskId };
  }
  if (applicationIdentifier === undefined) return { from: 'storage' };
  return isIdentifier.test(applicationIdentifier) ? { from: 'application', applicationIdentifier } : null;
}

const isIdentifier = /^[A-Za-z0-9-]{1,64}$/;

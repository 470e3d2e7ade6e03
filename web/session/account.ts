import type { Dispatch } from '@reduxjs/toolkit';
import type { Account } from '../../contracts/operations/loan.ts';
import { boolean, id, isId, type Parser, parseWhole, shape, string } from '../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { accountClosed, selectAccount } from '../shared/store/session-slice.ts';
import { useAppSelector } from '../shared/store/store.ts';

/** Logged when a page needs a loan and none is open (S-8-17). */
export const accountNotFound = 'account not found in storage';

/** Returns the open loan or lead, updated when it changes; null without one. */
export const useAccount = (): Account | null => useAppSelector(selectAccount);

/** Returns the account that an earlier load of this page has stored; null if there is none or it is malformed. */
export const readAccount = (storage: ProductStorage = browserStorage): Account | null =>
  parseAccount(storage.read('account'));

/** Closes the open loan, in the store and in storage: its account, its menu and its task (S-2.1-02, S-4.2-39, C-25). */
export function closeLoan(dispatch: Dispatch, storage: ProductStorage = browserStorage): void {
  for (const key of ['account', 'navigationMenu', 'loanMenuBase', 'taskId', 'loanTask'] as const)
    storage.remove(key);
  dispatch(accountClosed());
}

/**
 * Parses an account of a response or of session storage. Returns null when a required field is invalid; other missing
 * or invalid ids are undefined (C-16).
 */
export const parseAccount = (value: unknown): Account | null => parseWhole(account, value);

const optionalId: Parser<number | undefined> = (value) => (isId(value) ? value : undefined);

const account = shape<Account>({
  generalAccountId: id,
  applicationIdentifier: string,
  loanNumber: string,
  borrowerName: string,
  isLead: boolean,
  masterAccountId: optionalId as Parser<number>,
  originatorUserId: optionalId as Parser<number>,
  dealId: optionalId,
});

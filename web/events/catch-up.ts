import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '../shared/api/transport.ts';
import { readAccount } from '../session/account.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { type LoanStatusState, loanStatusReset, latestUpdateOf } from '../shell/banner/loan-status-slice.ts';
import { reloadMenu } from './reload-menu.ts';

/**
 * After a time without a connection: events that came then are lost, so the menu of the open loan is read again. Its
 * icons say how the loan stands, and what an earlier event said of it no longer counts, unless there has been a newer one.
 */
export const catchUp =
  (
    storage: ProductStorage = browserStorage,
  ): ThunkAction<Promise<void>, { readonly loanStatus: LoanStatusState }, Transport, UnknownAction> =>
  async (dispatch, state) => {
    const open = readAccount(storage)?.generalAccountId;
    if (open === undefined) return;
    const latest = latestUpdateOf(open);
    const before = latest(state());
    if (!(await dispatch(reloadMenu(open, storage)))) return;
    if (before !== null && latest(state()) === before) dispatch(loanStatusReset());
  };

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { selectAccount } from '../session/account.ts';
import type { SessionState } from '../session/session-slice.ts';
import type { Transport } from '../shared/api/transport.ts';
import { type LoanStatusState, latestUpdateOf, loanStatusReset } from '../shell/banner/loan-status-slice.ts';
import { shellApi } from '../shell/menu/api.ts';

type Thunk<State, Result> = ThunkAction<Promise<Result>, State, Transport, UnknownAction>;

/**
 * Loads the menu of the open loan again. A menu that is still loading may be older than the change. The function then
 * waits for it, and loads the menu once more if the loan is still open.
 * @returns true when a new menu has arrived
 */
export const reloadMenu =
  (generalAccountId: number): Thunk<{ readonly session: SessionState }, boolean> =>
  async (dispatch, state) => {
    const { getLoanMenu } = shellApi.endpoints;
    const running = dispatch(shellApi.util.getRunningQueryThunk('getLoanMenu', generalAccountId));
    if (running) {
      await running;
      if (selectAccount(state())?.generalAccountId !== generalAccountId) return false;
    }
    const { isSuccess } = await dispatch(
      getLoanMenu.initiate(generalAccountId, { forceRefetch: true, subscribe: false }),
    );
    return isSuccess;
  };

/**
 * Loads the menu of the open loan again after a lost connection, during which events may have been lost. The icons of
 * the new menu replace those of the newest event, unless a newer event has arrived meanwhile.
 */
export const catchUp =
  (): Thunk<{ readonly session: SessionState; readonly loanStatus: LoanStatusState }, void> =>
  async (dispatch, state) => {
    const open = selectAccount(state())?.generalAccountId;
    if (open === undefined) return;
    const latest = latestUpdateOf(open);
    const before = latest(state());
    if (!(await dispatch(reloadMenu(open)))) return;
    if (before !== null && latest(state()) === before) dispatch(loanStatusReset());
  };

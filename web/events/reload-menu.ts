import { shellApi } from '../shell/menu/api.ts';
import { loanStatusReset, selectLoanUpdate } from '../shared/store/ui-slice.ts';
import type { AppThunk } from '../shared/store/store.ts';
import { selectAccount } from '../shared/store/session-slice.ts';

/**
 * Loads the menu of the open loan again. A menu that is still loading may be older than the change. The function then
 * waits for it, and loads the menu once more if the loan is still open.
 * @returns true when a new menu has arrived
 */
export const reloadMenu =
  (generalAccountId: number): AppThunk<Promise<boolean>> =>
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
export const catchUp = (): AppThunk<Promise<void>> => async (dispatch, state) => {
  const open = selectAccount(state())?.generalAccountId;
  if (open === undefined) return;
  const before = selectLoanUpdate(state(), open);
  if (!(await dispatch(reloadMenu(open)))) return;
  if (before !== null && selectLoanUpdate(state(), open) === before) dispatch(loanStatusReset());
};

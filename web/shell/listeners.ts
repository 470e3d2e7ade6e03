import { selectAccount } from '../shared/store/session-slice.ts';
import type { AppState, Listeners } from '../shared/store/store.ts';
import { drawerClosed, loanStatusReset, panelsClosed } from '../shared/store/ui-slice.ts';
import { browserStorage } from '../shared/storage.ts';

/** When the user leaves the loan, resets the icons of the banner, and closes its panel and its menu (S-4.2-30). */
export const closeOnLeavingLoan: Listeners = (startListening) =>
  startListening({
    predicate: (_action, now, before) => openId(now) !== openId(before),
    effect: (_action, { dispatch, getState }) => {
      const state = getState();
      dispatch(loanStatusReset());
      dispatch(panelsClosed());
      if (openId(state) === undefined && state.ui.selection === 'Loan') dispatch(drawerClosed());
    },
  });

const openId = (state: AppState): number | undefined => selectAccount(state)?.generalAccountId;

/** Stores the menu of the secondary drawer for a reload of the page (S-4.2-22). */
export const storeSelection: Listeners = (startListening) =>
  startListening({
    predicate: (_action, now, before) => now.ui.selection !== before.ui.selection,
    effect: (_action, { getState }) => {
      const { selection } = getState().ui;
      if (selection === null) browserStorage.remove('drawerSelection');
      else browserStorage.write('drawerSelection', selection);
    },
  });

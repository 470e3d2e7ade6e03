import type { MenuName } from '../../contracts/operations/shell.ts';
import { readAccount } from '../session/account.ts';
import { ownerOf } from '../session/session-context.ts';
import { readUser } from '../session/stored-user.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';
import { accountOpened, selectAccount } from '../shared/store/session-slice.ts';
import type { AppState, AppThunk, Listeners } from '../shared/store/store.ts';
import {
  drawerClosed,
  drawerSelected,
  loanStatusReset,
  loanUpdated,
  panelsClosed,
  parseDrawerChoice,
} from '../shared/store/ui-slice.ts';
import { parseLoanMenu, parseLogged, shellApi } from './menu/api.ts';
import { parseLoanUpdate } from './menu/loan-update.ts';
import { userDrawers } from './menu/parse-menu.ts';
import { readLoanMenu, readMenus } from './menu/stored-menus.ts';

/** When the user leaves the loan, resets the icons of the banner, and closes its panel and its menu. */
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

/** Stores the menu of the secondary drawer for a reload of the page. */
export const storeSelection: Listeners = (startListening) =>
  startListening({
    predicate: (_action, now, before) => now.ui.selection !== before.ui.selection,
    effect: (_action, { getState }) => {
      const { selection } = getState().ui;
      if (selection === null) browserStorage.remove('drawerSelection');
      else browserStorage.write('drawerSelection', selection);
    },
  });

/** Stores the newest event about the open loan for a reload of the page, which then shows nothing older. */
export const storeLoanUpdate =
  (storage: ProductStorage = browserStorage): Listeners =>
  (startListening) =>
    startListening({
      predicate: (_action, now, before) => now.ui.loanUpdate !== before.ui.loanUpdate,
      effect: (_action, { getState }) => {
        const { loanUpdate } = getState().ui;
        if (loanUpdate === null) storage.remove('loanUpdate');
        else storage.write('loanUpdate', loanUpdate);
      },
    });

/**
 * Restores the navigation after a reload: the open loan, the menu of the secondary drawer, the menus of the user and of
 * the loan, with the newest event about it. The restored menus need no request.
 */
export const restoreNavigation =
  (storage: ProductStorage = browserStorage): AppThunk<void> =>
  (dispatch, _state, { baseUrl }) => {
    const account = readAccount(storage);
    const update = parseLoanUpdate(storage.read('loanUpdate'));
    // Stored again when it counts. An event that counts no more must not count at a later reload.
    storage.remove('loanUpdate');
    if (account) dispatch(accountOpened(account));
    const selection = parseDrawerChoice(storage.read('drawerSelection'));
    if (selection && (account || selection !== 'Loan')) dispatch(drawerSelected({ drawer: selection }));
    const user = readUser(storage);
    const menus = Object.entries(user ? readMenus(ownerOf(user), storage) : {}).map(([name, menu]) => {
      const arg = name as MenuName;
      return { endpointName: 'getMenu', arg, value: parseLogged(menu, userDrawers[arg], baseUrl) } as const;
    });
    const loanMenu = account && readLoanMenu(account, storage);
    if (menus.length > 0) dispatch(shellApi.util.upsertQueryEntries(menus));
    // A menu that is loaded now is newer than a stored event.
    if (!account || !loanMenu) return;
    const value = parseLoanMenu(loanMenu, baseUrl);
    dispatch(
      shellApi.util.upsertQueryEntries([
        { endpointName: 'getLoanMenu', arg: account.generalAccountId, value },
      ]),
    );
    if (update?.generalAccountId === account.generalAccountId) dispatch(loanUpdated(update));
  };

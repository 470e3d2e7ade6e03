import type { Dispatch } from '@reduxjs/toolkit';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { MenuEntry, MenuName } from '../../../contracts/operations/shell.ts';
import { readAccount } from '../../session/account.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { accountOpened } from '../../session/session-slice.ts';
import { readUser } from '../../session/stored-user.ts';
import { shellApi } from '../menu/api.ts';
import { readLoanMenu } from '../menu/stored-loan-menu.ts';
import { ownerOf, readMenus } from '../menu/stored-menus.ts';
import { parseDrawerChoice } from '../menu/drawer-choice.ts';
import { drawerSelected } from '../menu/drawer-slice.ts';

/**
 * Restores the navigation after a reload: the open loan, the menu of the secondary drawer (S-4.2-22), the menus of the
 * user (S-3-71) and of the loan. The restored menus need no request (S-2.1-09).
 */
export function restoreNavigation(dispatch: Dispatch, storage: ProductStorage = browserStorage): void {
  const account = readAccount(storage);
  if (account) dispatch(accountOpened(account));
  const selection = parseDrawerChoice(storage.read('drawerSelection'));
  if (selection) dispatch(drawerSelected({ drawer: selection }));
  const menus = [...menusOfUser(storage), ...menuOfLoan(account, storage)];
  if (menus.length > 0) dispatch(shellApi.util.upsertQueryEntries(menus));
}

type Entries = Parameters<typeof shellApi.util.upsertQueryEntries>[0];

function menusOfUser(storage: ProductStorage): Entries {
  const user = readUser(storage);
  if (!user) return [];
  return Object.entries(readMenus(ownerOf(user), storage)).map(([name, menu]) => ({
    endpointName: 'getMenu',
    arg: name as MenuName,
    value: menu as MenuEntry[],
  }));
}

function menuOfLoan(account: Account | null, storage: ProductStorage): Entries {
  const menu = account && readLoanMenu(account, storage);
  if (!account || !menu) return [];
  return [{ endpointName: 'getLoanMenu', arg: account.generalAccountId, value: menu }];
}

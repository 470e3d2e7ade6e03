import type { Dispatch } from '@reduxjs/toolkit';
import type { MenuEntry, MenuName } from '../../../contracts/operations/shell.ts';
import { readAccount } from '../../session/account.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { readUser } from '../../session/stored-user.ts';
import { shellApi } from '../menu/api.ts';
import { readLoanMenu } from '../menu/stored-loan-menu.ts';
import { ownerOf, readMenus } from '../menu/stored-menus.ts';
import { isDrawerChoice } from '../menu/drawer-choice.ts';
import { drawerSelected } from '../menu/drawer-slice.ts';

/**
 * Restores the navigation after a reload: the menu of the secondary drawer (S-4.2-22), the menus of the user (S-3-71)
 * and that of the open loan, which then need no request (S-2.1-09).
 */
export function restoreNavigation(dispatch: Dispatch, storage: ProductStorage = browserStorage): void {
  const selection = storage.read('drawerSelection');
  if (isDrawerChoice(selection)) dispatch(drawerSelected({ drawer: selection }));
  const kept = [...menusOfUser(storage), ...menuOfLoan(storage)];
  if (kept.length > 0) dispatch(shellApi.util.upsertQueryEntries(kept));
}

type Kept = Parameters<typeof shellApi.util.upsertQueryEntries>[0];

function menusOfUser(storage: ProductStorage): Kept {
  const user = readUser(storage);
  if (!user) return [];
  return Object.entries(readMenus(ownerOf(user), storage)).map(([name, menu]) => ({
    endpointName: 'getMenu',
    arg: name as MenuName,
    value: menu as MenuEntry[],
  }));
}

function menuOfLoan(storage: ProductStorage): Kept {
  const account = readAccount(storage);
  const menu = account && readLoanMenu(account, storage);
  if (!account || !menu) return [];
  return [{ endpointName: 'getLoanMenu', arg: account.generalAccountId, value: menu }];
}

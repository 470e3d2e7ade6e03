import type { Dispatch } from '@reduxjs/toolkit';
import { readAccount } from '../../session/account.ts';
import { browserStorage, type ProductStorage } from '../../session/storage.ts';
import { shellApi } from '../api.ts';
import { readLoanMenu } from '../menu/stored-loan-menu.ts';
import { isDrawerChoice } from './drawer-choice.ts';
import { drawerSelected } from './drawer-slice.ts';

/**
 * What a reload of the page finds again: the menu of the secondary drawer (S-4.2-22), and the menu of the open loan,
 * which then needs no call (S-2.1-09).
 */
export function restoreNavigation(dispatch: Dispatch, storage: ProductStorage = browserStorage): void {
  const selection = storage.read('drawerSelection');
  if (isDrawerChoice(selection)) dispatch(drawerSelected({ drawer: selection }));
  const account = readAccount(storage);
  const menu = account && readLoanMenu(account, storage);
  if (!account || !menu) return;
  const entry = { endpointName: 'getLoanMenu', arg: account.generalAccountId, value: menu } as const;
  dispatch(shellApi.util.upsertQueryEntries([entry]));
}

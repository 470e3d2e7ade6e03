import { createSelector } from '@reduxjs/toolkit';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { shellApi } from './api.ts';
import { drawerMenusOf } from './drawer-menus.ts';
import type { ParsedMenu } from './menu-node.ts';
import { parseMenu } from './parse-menu.ts';

const { getMenu, getLoanMenu } = shellApi.endpoints;

/** The part of the store that holds the menus. */
export type MenuState = Parameters<ReturnType<typeof getMenu.select>>[0];

/** The parsed menu of the open loan. */
export interface OpenLoanMenu {
  readonly menu: ParsedMenu;
  readonly borrowers: readonly MenuBorrower[];
}

const reports = getMenu.select('reports');
const delivery = getMenu.select('delivery');
const resources = getMenu.select('resources');
const rates = getMenu.select('rates');

/** Selects the loaded menus by drawer. Returns the same object until another menu is loaded. */
export const selectDrawerMenus = createSelector(
  (state: MenuState) => reports(state).data,
  (state: MenuState) => delivery(state).data,
  (state: MenuState) => resources(state).data,
  (state: MenuState) => rates(state).data,
  (...menus) => {
    const [ofReports, ofDelivery, ofResources, ofRates] = menus;
    return drawerMenusOf({
      reports: ofReports,
      delivery: ofDelivery,
      resources: ofResources,
      rates: ofRates,
    });
  },
);

/** Selects the menu of a loan by its general account id; null until it is loaded. */
export const selectLoanMenu = createSelector(
  (state: MenuState, generalAccountId: number) => getLoanMenu.select(generalAccountId)(state).data,
  (data): OpenLoanMenu | null => {
    if (!data) return null;
    // A faulty server may leave parts out.
    const borrowers = Array.isArray(data.borrowers) ? data.borrowers : [];
    return { menu: parseMenu(data.navigationMenu), borrowers };
  },
);

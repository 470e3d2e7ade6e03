import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { MenuBorrower } from '../../../contracts/operations/shell.ts';
import { useAccount } from '../../session/account.ts';
import { type AppState, useAppSelector } from '../../shared/store/store.ts';
import { selectLoanUpdate } from '../../shared/store/ui-slice.ts';
import { type LoanMenu, shellApi, useGetLoanMenuQuery, useGetMenuQuery } from './api.ts';
import { newestBorrowers } from './borrowers.ts';
import { entryNameAt } from './nodes.ts';
import type { MenuNode, UserDrawer } from './parse-menu.ts';
import { readLoanMenu } from './stored-menus.ts';

export interface MenuLoad {
  /** A menu that could not be loaded stays `failed` while it is requested again. */
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Loads the menu again. A call has no effect while the menu is loading. */
  readonly askAgain: () => void;
  readonly isAsking: boolean;
}

interface MenuQuery {
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Returns the state of a menu from its query. A menu that was loaded before stays loaded when a refresh fails. */
export function menuLoadOf({ currentData, error, isFetching, refetch }: MenuQuery): MenuLoad {
  const state = currentData !== undefined ? 'loaded' : error === undefined ? 'loading' : 'failed';
  return {
    state,
    isAsking: isFetching,
    askAgain: () => {
      if (!isFetching) refetch();
    },
  };
}

type Menus = Readonly<Record<UserDrawer, readonly MenuNode[]>>;

const { getMenu, getLoanMenu } = shellApi.endpoints;
const [ofReports, ofDelivery, ofResources, ofRates] = [
  getMenu.select('reports'),
  getMenu.select('delivery'),
  getMenu.select('resources'),
  getMenu.select('rates'),
];

/**
 * Selects the entries of the four drawers. An entry is in the drawer that it names, which may be that of another menu.
 * Returns the same object until another menu is loaded.
 */
export const selectMenus = createSelector(
  (state: AppState) => ofReports(state).data,
  (state: AppState) => ofDelivery(state).data,
  (state: AppState) => ofResources(state).data,
  (state: AppState) => ofRates(state).data,
  (...menus): Menus => {
    const nodes = inOrder(menus.flatMap((menu) => menu ?? []));
    const of = (drawer: UserDrawer) => joined(nodes.filter((node) => node.drawer === drawer));
    return {
      Reports: of('Reports'),
      Delivery: of('Delivery'),
      Resources: of('Resources'),
      Rates: of('Rates'),
    };
  },
);

/**
 * Puts the entries of each group that only its entries name into the first group of that name, which may come from
 * another menu (S-3-45). Other groups stay apart, also those of one name.
 */
function joined(nodes: readonly MenuNode[]): MenuNode[] {
  const groups = nodes.filter(({ isNamedOnly }) => !isNamedOnly);
  for (const group of nodes.filter(({ isNamedOnly }) => isNamedOnly)) {
    const at = groups.findIndex(({ name, items }) => items.length > 0 && name === group.name);
    const first = groups[at];
    if (first) groups[at] = { ...first, items: inOrder([...first.items, ...group.items]) };
    else groups.push(group);
  }
  return inOrder(groups);
}

const inOrder = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.toSorted((one, other) => one.index - other.index);

/**
 * Returns the four menus of the user. They come from session storage, or are loaded once and stored there. A slow or
 * failed menu does not affect the others.
 */
export function useMenus(): {
  readonly menus: Menus;
  readonly loads: Readonly<Record<UserDrawer, MenuLoad>>;
} {
  const loads = {
    Reports: menuLoadOf(useGetMenuQuery('reports')),
    Delivery: menuLoadOf(useGetMenuQuery('delivery')),
    Resources: menuLoadOf(useGetMenuQuery('resources')),
    Rates: menuLoadOf(useGetMenuQuery('rates')),
  };
  return { menus: useAppSelector(selectMenus), loads };
}

interface LoanMenuState {
  /** The menu of the open loan; null without an open loan or while the menu is loading. */
  readonly loanMenu: LoanMenu | null;
  /** State of the request for the menu; null without an open loan. */
  readonly load: MenuLoad | null;
}

/** Returns the menu of the open loan: loads it when the loan opens, and updates it when it changes. */
export function useLoanMenu(account: Account | null): LoanMenuState {
  // The startup has put a stored menu into the store. Without a stored menu, the menu is requested in any case.
  const isKept = useMemo(() => account !== null && readLoanMenu(account) !== null, [account]);
  const query = useGetLoanMenuQuery(account?.generalAccountId ?? 0, {
    skip: account === null,
    refetchOnMountOrArgChange: !isKept,
  });
  const data = account === null ? undefined : query.currentData;
  return { loanMenu: data ?? null, load: account && menuLoadOf(query) };
}

/** Returns the newest borrowers of the open loan. Does not load its menu, which the drawer does. */
export function useNewestBorrowers(): readonly MenuBorrower[] {
  const generalAccountId = useAccount()?.generalAccountId ?? 0;
  const update = useAppSelector((state) => selectLoanUpdate(state, generalAccountId));
  const ofMenu = useAppSelector((state) => getLoanMenu.select(generalAccountId)(state).data?.borrowers);
  return newestBorrowers(update, ofMenu);
}

/** Returns the name of the menu entry of the shown legacy page; null without an entry, or while its menu is loading. */
export function useEntryName(): string | null {
  const { pathname, search } = useLocation();
  const generalAccountId = useAccount()?.generalAccountId ?? 0;
  const menus = useAppSelector(selectMenus);
  const loanMenu = useAppSelector((state) => getLoanMenu.select(generalAccountId)(state).data);
  return useMemo(() => {
    const nodes = [...(loanMenu?.navigationMenu ?? []), ...Object.values(menus).flat()];
    return entryNameAt(nodes, { pathname, search });
  }, [loanMenu, menus, pathname, search]);
}

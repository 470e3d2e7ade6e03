import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { User } from '../../../contracts/operations/session.ts';
import { useGetMenuQuery } from './api.ts';
import type { DrawerMenus, UserDrawer } from './drawer-menus.ts';
import { type MenuLoad, menuLoadOf } from './menu-load.ts';
import { selectDrawerMenus } from './menus-in-store.ts';
import { logMenuProblems } from './log-menu-problems.ts';
import { type Menus, ownerOf, storeMenus } from './stored-menus.ts';

interface UserMenus {
  readonly menus: DrawerMenus;
  readonly loads: Readonly<Record<UserDrawer, MenuLoad>>;
}

/**
 * Returns the four menus of the user. They come from session storage, or are loaded once and stored there (S-3-71,
 * S-7-18). A slow or failed menu does not affect the others.
 */
export function useMenus(user: User): UserMenus {
  const owner = ownerOf(user);
  const reports = useGetMenuQuery('reports');
  const delivery = useGetMenuQuery('delivery');
  const resources = useGetMenuQuery('resources');
  const rates = useGetMenuQuery('rates');
  const menus = useSelector(selectDrawerMenus);
  const loads = {
    Reports: menuLoadOf(reports),
    Delivery: menuLoadOf(delivery),
    Resources: menuLoadOf(resources),
    Rates: menuLoadOf(rates),
  };

  const loaded = useMemo<Menus>(
    () => ({ reports: reports.data, delivery: delivery.data, resources: resources.data, rates: rates.data }),
    [reports.data, delivery.data, resources.data, rates.data],
  );
  useEffect(() => {
    if (Object.values(loaded).some((menu) => menu !== undefined)) storeMenus(owner, loaded);
  }, [loaded, owner]);

  // Waits for all menus before logging, since an entry of one menu may be in the drawer of another.
  const isSettled = Object.values(loads).every(({ state }) => state !== 'loading');
  useEffect(() => {
    if (!isSettled) return;
    for (const [drawer, menu] of Object.entries(menus)) logMenuProblems(drawer, menu, window.location.origin);
  }, [menus, isSettled]);
  return { menus, loads };
}

import { useEffect, useMemo } from 'react';
import type { User } from '../../../contracts/schemas/session.ts';
import type { MenuName } from '../../../contracts/schemas/shell.ts';
import { useGetMenuQuery } from '../api.ts';
import { type DrawerMenus, drawerMenusOf } from './drawer-menus.ts';
import { noteOddities } from './note-oddities.ts';
import { type Menus, noMenus, ownerOf, readMenus, storeMenus } from './stored-menus.ts';

/**
 * The four menus of the user: those of the browser session, or loaded once and kept for it (S-3-71, S-7-18).
 * A menu that could not be loaded counts as empty until the page starts again. Mount anew for another user.
 */
export function useMenus(user: User): DrawerMenus {
  const owner = ownerOf(user);
  const kept = useMemo(() => readMenus(owner), [owner]);
  const reports = useMenu('reports', kept !== null);
  const delivery = useMenu('delivery', kept !== null);
  const resources = useMenu('resources', kept !== null);
  const rates = useMenu('rates', kept !== null);
  const loaded = useMemo<Menus | null>(() => {
    const parts = [reports, delivery, resources, rates];
    if (parts.some(({ isSettled }) => !isSettled)) return null;
    return { reports: reports.data, delivery: delivery.data, resources: resources.data, rates: rates.data };
  }, [reports, delivery, resources, rates]);

  useEffect(() => {
    const isWhole = loaded && Object.values(loaded).every((menu) => menu !== undefined);
    if (isWhole) storeMenus(owner, loaded);
  }, [loaded, owner]);

  // All at once, so that no icon jumps when a slower menu arrives.
  const menus = kept ?? loaded ?? noMenus;
  const read = useMemo(() => drawerMenusOf(menus), [menus]);
  useEffect(() => {
    for (const [name, menu] of Object.entries(read)) noteOddities(name, menu, window.location.origin);
  }, [read]);
  return read;
}

interface LoadedMenu {
  readonly data: unknown;
  /** Loaded, or given up. */
  readonly isSettled: boolean;
}

function useMenu(name: MenuName, isKept: boolean): LoadedMenu {
  const { data, isFetching, isUninitialized } = useGetMenuQuery(name, {
    skip: isKept,
    // Another user of the same tab has other menus.
    refetchOnMountOrArgChange: true,
  });
  const isSettled = !isFetching && !isUninitialized;
  return useMemo(() => ({ data, isSettled }), [data, isSettled]);
}

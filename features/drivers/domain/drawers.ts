import assert from 'node:assert/strict';
import { iconsOf, standingOf } from '../../../web/shell/drawers/drawer-icon.ts';
import { drawerMenusOf } from '../../../web/shell/menu/drawer-menus.ts';
import type { Menus } from '../../../web/shell/menu/stored-menus.ts';
import type { DrawerActions } from '../areas/drawers.ts';

const entries = [
  { name: 'Entry', index: 0, page: { name: 'menu-item', address: '/x', kind: 'legacy-page' } },
];
const full: Menus = { reports: entries, delivery: entries, resources: entries, rates: entries };

/** Which icons the primary drawer has, by the menus of a user without an open loan. */
export function drawerActions(): Partial<DrawerActions> {
  let menus = full;
  return {
    emptyMenus: async (names) => {
      menus = { ...full, ...Object.fromEntries(names.map((name) => [name, []])) };
    },
    hasIcons: async (names) => {
      const read = drawerMenusOf(menus);
      assert.deepEqual(
        iconsOf((menu) => standingOf('loaded', read[menu].nodes.length)),
        names,
      );
    },
  };
}

import type { MenuName } from '../../../contracts/schemas/shell.ts';
import type { DrawerChoice } from '../drawers/drawer-choice.ts';
import type { ReadMenu } from './menu-node.ts';
import { readMenu } from './read-menu.ts';
import type { Menus } from './stored-menus.ts';

/** The menus that stand in drawers or decide about an icon, by drawer (S-2.4-31). */
export type DrawerMenus = Readonly<Record<Exclude<DrawerChoice, 'Loan'> | 'Rates', ReadMenu>>;

/** The four menus, each entry in the drawer that it names (S-3-45); without a name, in that of the menu it came with. */
export function drawerMenusOf(menus: Menus): DrawerMenus {
  const of = (drawer: keyof DrawerMenus): ReadMenu => readMenu(entriesOf(drawer, menus));
  return { Reports: of('Reports'), Delivery: of('Delivery'), Resources: of('Resources'), Rates: of('Rates') };
}

const drawers: Readonly<Record<MenuName, keyof DrawerMenus>> = {
  reports: 'Reports',
  delivery: 'Delivery',
  resources: 'Resources',
  rates: 'Rates',
};

function entriesOf(drawer: keyof DrawerMenus, menus: Menus): unknown {
  const names = Object.keys(drawers) as MenuName[];
  const own = names.find((name) => drawers[name] === drawer);
  // What is no list is readMenu's to complain about.
  if (own && !Array.isArray(menus[own])) return menus[own];
  return names.flatMap((name) => {
    const entries: unknown = menus[name];
    return Array.isArray(entries) ? entries.filter((entry) => drawerOf(entry, name) === drawer) : [];
  });
}

function drawerOf(entry: unknown, menu: MenuName): keyof DrawerMenus {
  const named = typeof entry === 'object' && entry !== null && 'drawer' in entry ? entry.drawer : null;
  return Object.values(drawers).find((drawer) => drawer === named) ?? drawers[menu];
}

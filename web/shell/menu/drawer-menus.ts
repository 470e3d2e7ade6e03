import type { MenuName } from '../../../contracts/operations/shell.ts';
import type { DrawerChoice } from './drawer-choice.ts';
import type { ParsedMenu } from './menu-node.ts';
import { parseMenu } from './parse-menu.ts';
import type { Menus } from './stored-menus.ts';

/** The drawers whose menus belong to the user, not to the open loan (S-2.4-31). */
export type UserDrawer = Exclude<DrawerChoice, 'Loan'>;

/** The parsed menus that belong to the user. */
export type DrawerMenus = Readonly<Record<UserDrawer, ParsedMenu>>;

/**
 * Returns the four parsed menus. An entry is in the drawer that the entry names (S-3-45), or else in the drawer of its
 * menu. A menu that is not loaded yet is empty.
 */
export function drawerMenusOf(menus: Menus): DrawerMenus {
  const of = (drawer: UserDrawer): ParsedMenu => parseMenu(entriesOf(drawer, menus));
  return { Reports: of('Reports'), Delivery: of('Delivery'), Resources: of('Resources'), Rates: of('Rates') };
}

const drawers: Readonly<Record<MenuName, UserDrawer>> = {
  reports: 'Reports',
  delivery: 'Delivery',
  resources: 'Resources',
  rates: 'Rates',
};

const menuNames = Object.keys(drawers) as MenuName[];

function entriesOf(drawer: UserDrawer, menus: Menus): unknown {
  const own = menuNames.find((name) => drawers[name] === drawer);
  const ofOwn = own && menus[own];
  // parseMenu reports a menu that is not a list.
  if (ofOwn !== undefined && !Array.isArray(ofOwn)) return ofOwn;
  return menuNames.flatMap((name) => {
    const entries: unknown = menus[name];
    return Array.isArray(entries) ? entries.filter((entry) => drawerOf(entry, name) === drawer) : [];
  });
}

function drawerOf(entry: unknown, menu: MenuName): UserDrawer {
  const named = typeof entry === 'object' && entry !== null && 'drawer' in entry ? entry.drawer : null;
  return Object.values(drawers).find((drawer) => drawer === named) ?? drawers[menu];
}

import { type LegacyPageName, legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import type { drawers, MenuEntry, pageKinds } from '../../../contracts/operations/shell.ts';

export type Drawer = (typeof drawers)[number];
export type PageKind = (typeof pageKinds)[number];
export type Page = NonNullable<MenuEntry['page']>;

/** Optional properties of a menu item, such as its icon. */
export type Marks = Omit<MenuEntry, 'name' | 'page' | 'index' | 'drawer' | 'subMenu' | 'items'>;

/** A menu item without its index. */
export interface Item extends Marks {
  readonly name: string;
  readonly page: Page;
}

export const item = (name: string, page: Page, marks: Marks = {}): Item => ({ name, page, ...marks });

/** Returns the page of a menu item that opens a page of the SPA. */
export const ownPage = (name: string, address: string): Page => ({ name, address, kind: 'current' });

/** Returns a page of the legacy application. `kind` says how it opens, such as in a frame, dialog or window. */
export const legacyPage = (
  kind: Exclude<PageKind, 'current'>,
  name: LegacyPageName,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): Page => ({ name, address: legacyAddress(name, parameters), kind });

/** Returns a menu item that opens a legacy page. The name of the item is the title of the page. */
export const titledPage = (
  kind: Exclude<PageKind, 'current'>,
  name: LegacyPageName,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
  marks: Marks = {},
): Item => item(legacyPages[name].title, legacyPage(kind, name, parameters), marks);

/** Returns an expandable group of menu items. */
export function group(drawer: Drawer, name: string, items: readonly Item[], marks: Marks = {}) {
  return (index: number): MenuEntry => ({
    name,
    index,
    drawer,
    ...marks,
    items: items.map((one, place) => ({ ...one, index: place, drawer, subMenu: name })),
  });
}

/** Returns a menu item that is in no group. */
export const single =
  (drawer: Drawer, one: Item) =>
  (index: number): MenuEntry => ({ ...one, index, drawer });

/** Returns the entries of a menu, each with its index. */
export const menuOf = (entries: readonly ((index: number) => MenuEntry)[]): MenuEntry[] =>
  entries.map((entry, index) => entry(index));

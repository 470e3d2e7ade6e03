import { type LegacyPageName, legacyAddress, legacyPages } from '../../../contracts/api/legacy.ts';
import type { drawers, MenuEntry, pageKinds } from '../../../contracts/operations/shell.ts';

export type Drawer = (typeof drawers)[number];
export type PageKind = (typeof pageKinds)[number];
export type Page = NonNullable<MenuEntry['page']>;

/** What an item says besides its name and page. */
export type Marks = Omit<MenuEntry, 'name' | 'page' | 'index' | 'drawer' | 'subMenu' | 'items'>;

/** An item before it knows its place. */
export interface Item extends Marks {
  readonly name: string;
  readonly page: Page;
}

export const item = (name: string, page: Page, marks: Marks = {}): Item => ({ name, page, ...marks });

/** A page that the SPA draws itself. */
export const ownPage = (name: string, address: string): Page => ({ name, address, kind: 'current' });

/** A page of the legacy application, opened in the way of its kind. */
export const legacyPage = (
  kind: Exclude<PageKind, 'current'>,
  name: LegacyPageName,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): Page => ({ name, address: legacyAddress(name, parameters), kind });

/** An item that has the title of the legacy page that it opens. */
export const titledPage = (
  kind: Exclude<PageKind, 'current'>,
  name: LegacyPageName,
  marks: Marks = {},
): Item => item(legacyPages[name].title, legacyPage(kind, name), marks);

/** A group that opens and closes: its items in their order, each with its place. */
export function group(drawer: Drawer, name: string, items: readonly Item[], marks: Marks = {}) {
  return (index: number): MenuEntry => ({
    name,
    index,
    drawer,
    ...marks,
    items: items.map((one, place) => ({ ...one, index: place, drawer, subMenu: name })),
  });
}

/** An item that stands above all groups. */
export const single =
  (drawer: Drawer, one: Item) =>
  (index: number): MenuEntry => ({ ...one, index, drawer });

/** The menu: every entry with its place. */
export const menuOf = (entries: readonly ((index: number) => MenuEntry)[]): MenuEntry[] =>
  entries.map((entry, index) => entry(index));

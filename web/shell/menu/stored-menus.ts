import type { User } from '../../../contracts/operations/session.ts';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { isRecord } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';

/** The loaded menus of the four drawers, not parsed yet (see `parseMenu`). */
export type Menus = Readonly<Partial<Record<MenuName, unknown>>>;

/** Returns the key of a user for stored menus. Each profile has another key, since the menus of profiles differ. */
export const ownerOf = ({ email, role, userGroupName }: User): string =>
  [email, role, userGroupName].join('\n');

/** Returns the user's menus in session storage that are lists (S-3-71); none if the stored menus are another user's. */
export function readMenus(owner: string, storage: ProductStorage = browserStorage): Menus {
  const value = storage.read('menu');
  if (!isRecord(value) || value['owner'] !== owner) return {};
  const lists = names.filter((name) => Array.isArray(value[name]));
  return Object.fromEntries(lists.map((name) => [name, value[name]]));
}

/** Stores the loaded menus. After a reload of the page, the menus that are not stored are loaded again. */
export function storeMenus(owner: string, menus: Menus, storage: ProductStorage = browserStorage): void {
  storage.write('menu', { owner, ...menus });
}

const names: readonly MenuName[] = ['reports', 'delivery', 'resources', 'rates'];

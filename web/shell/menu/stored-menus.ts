import type { User } from '../../../contracts/operations/session.ts';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { isRecord } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';

/** The loaded menus of the four drawers, unparsed; see parseMenu. */
export type Menus = Readonly<Partial<Record<MenuName, unknown>>>;

/** Returns the key of a user for stored menus. Each profile of a user has its own key, since its menus differ. */
export const ownerOf = ({ email, role, userGroupName }: User): string =>
  [email, role, userGroupName].join('\n');

/** Returns the menus of this user in session storage that are lists (S-3-71); empty for menus of another user. */
export function readMenus(owner: string, storage: ProductStorage = browserStorage): Menus {
  const value = storage.read('menu');
  if (!isRecord(value) || value['owner'] !== owner) return {};
  const lists = names.filter((name) => Array.isArray(value[name]));
  return Object.fromEntries(lists.map((name) => [name, value[name]]));
}

/** Stores the loaded menus; a missing one is loaded again after a reload. */
export function storeMenus(owner: string, menus: Menus, storage: ProductStorage = browserStorage): void {
  storage.write('menu', { owner, ...menus });
}

const names: readonly MenuName[] = ['reports', 'delivery', 'resources', 'rates'];

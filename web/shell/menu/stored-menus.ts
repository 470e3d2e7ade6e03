import type { User } from '../../../contracts/operations/session.ts';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { isRecord } from '../../shared/parse/guards.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';

/** The four menus as they came, as far as they have; parseMenu makes sense of them. */
export type Menus = Readonly<Partial<Record<MenuName, unknown>>>;

/** Whom menus are for: another profile of the same person has other menus. */
export const ownerOf = ({ email, role, userGroupName }: User): string =>
  [email, role, userGroupName].join('\n');

/** The whole menus of this user kept in session storage (S-3-71); none when they are those of another user. */
export function readMenus(owner: string, storage: ProductStorage = browserStorage): Menus {
  const value = storage.read('menu');
  if (!isRecord(value) || value['owner'] !== owner) return {};
  const whole = names.filter((name) => Array.isArray(value[name]));
  return Object.fromEntries(whole.map((name) => [name, value[name]]));
}

/** Stores the loaded menus; a missing one is loaded again after a reload. */
export function storeMenus(owner: string, menus: Menus, storage: ProductStorage = browserStorage): void {
  storage.write('menu', { owner, ...menus });
}

const names: readonly MenuName[] = ['reports', 'delivery', 'resources', 'rates'];

import type { User } from '../../../contracts/schemas/session.ts';
import type { MenuName } from '../../../contracts/schemas/shell.ts';
import { browserStorage, type ProductStorage } from '../../session/storage.ts';

/** The four menus as they came; readMenu makes sense of them. */
export type Menus = Readonly<Record<MenuName, unknown>>;

export const noMenus: Menus = { reports: [], delivery: [], resources: [], rates: [] };

/** Whom menus are for: another profile of the same person has other menus. */
export const ownerOf = ({ email, role, userGroupName }: User): string =>
  [email, role, userGroupName].join('\n');

/** The menus of this user kept in session storage (S-3-71); null when there are none, or not all four for this user. */
export function readMenus(owner: string, storage: ProductStorage = browserStorage): Menus | null {
  const value = storage.read('menu');
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<MenuName | 'owner', unknown>>;
  if (kept.owner !== owner) return null;
  const { reports, delivery, resources, rates } = kept;
  const menus: Menus = { reports, delivery, resources, rates };
  return Object.values(menus).every((menu) => Array.isArray(menu)) ? menus : null;
}

export function storeMenus(owner: string, menus: Menus, storage: ProductStorage = browserStorage): void {
  storage.write('menu', { owner, ...menus });
}

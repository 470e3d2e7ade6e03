import { shippedSettings } from '../../../contracts/api/settings.ts';
import { worldName } from '../../../contracts/api/world-name.ts';
import type { WorldState } from '../../../contracts/operations/mock-schemas.ts';
import type { MenuOfWorld } from '../../../contracts/operations/recipe.ts';
import type { MenuEntry } from '../../../contracts/operations/shell.ts';
import { supportObjectId } from '../../los/seeds/personas.ts';
import {
  ownContentOf,
  type WorldRecord,
  type WorldSettings,
} from '../../store/repositories/world-document.ts';
import type { Store, WorldStore } from '../../store/store.ts';
import { clockOf } from './clock.ts';

/** The world of a request: its users, data, flags and clock are separate from those of every other world. */
export interface World extends WorldRecord {
  /** Entries of menus that all users have instead of their own. */
  readonly menus: Readonly<Partial<Record<MenuOfWorld, readonly MenuEntry[]>>>;
  readonly store: WorldStore;
  now(): Date;
}

export const worldOf = (record: WorldRecord, store: Store): World => ({
  ...record,
  menus: ownContentOf(record).menus ?? {},
  store: store.in(record.id),
  now: clockOf(record),
});

/** Returns the given name of a world, or else two words made from its id. */
export const nameOf = ({ id, name }: Pick<WorldRecord, 'id' | 'name'>): string => name ?? worldName(id);

/** Returns the settings of a world, with the defaults for those that the world does not change. */
export function settingsOf({ idle, ...own }: WorldSettings): WorldState['settings'] {
  return { ...shippedSettings, supportObjectId, ...own, idle: { ...shippedSettings.idle, ...idle } };
}

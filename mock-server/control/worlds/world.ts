import { worldName } from '../../../contracts/api/world-name.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { FeatureFlags } from '../../../contracts/operations/configuration.ts';
import type { Presenter, WorldSettings } from '../../../contracts/operations/mock-schemas.ts';
import type { PendingFault } from '../../../contracts/operations/fault.ts';
import type { MenuOfWorld } from '../../../contracts/operations/recipe.ts';
import type { MenuEntry } from '../../../contracts/operations/shell.ts';
import type { UserFeatures } from '../../../contracts/operations/session.ts';
import { ownContentOf, type WorldRecord } from '../../store/repositories/worlds.ts';
import type { Store, WorldStore } from '../../store/store.ts';
import { clockOf } from './clock.ts';

/** The world of a request: its users, data, flags and clock are separate from those of every other world. */
export interface World {
  readonly id: string;
  /** The given name, or two words made from the id. */
  readonly name: string;
  /** The persona who is signed in at the identity provider; null if the sign-in page opens. */
  readonly persona: PersonaId | null;
  /** Flags that differ from the default configuration. */
  readonly flags: Partial<FeatureFlags>;
  /** Features that all users of the world have or lack, independent of their profile. */
  readonly features: UserFeatures;
  /** Settings that differ from the default configuration. */
  readonly settings: WorldSettings;
  /** Entries of menus that all users have instead of their own. */
  readonly menus: ReadonlyMap<MenuOfWorld, readonly MenuEntry[]>;
  /** The pending faults with their remaining counts. */
  readonly faults: readonly PendingFault[];
  /** Step of the demo that the presenter's bar shows; null for a world without the bar. */
  readonly presenter: Presenter | null;
  /** The repositories of this world. */
  readonly store: WorldStore;
  now(): Date;
}

export const worldOf = (record: WorldRecord, store: Store): World => ({
  id: record.id,
  name: nameOf(record),
  persona: record.persona,
  flags: record.flags,
  features: record.features,
  settings: record.settings,
  menus: new Map(ownContentOf(record).menus?.map(({ menu, entries }) => [menu, entries])),
  faults: record.faults,
  presenter: record.presenter,
  store: store.in(record.id),
  now: clockOf(record),
});

/** Returns the given name of a world, or else two words made from its id. */
export const nameOf = ({ id, name }: Pick<WorldRecord, 'id' | 'name'>): string => name ?? worldName(id);

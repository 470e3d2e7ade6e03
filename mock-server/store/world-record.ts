import type { Insertable, Selectable, Updateable } from 'kysely';
import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import type { Fault, WorldRecipe, WorldSettings } from '../../contracts/schemas/mock.ts';
import type { UserFeatures } from '../../contracts/schemas/session.ts';

import type { Tables } from './tables.ts';

/** A world as it is kept. */
export interface WorldRecord {
  readonly id: string;
  readonly persona: PersonaId | null;
  readonly seed: string;
  readonly flags: Partial<FeatureFlags>;
  /** Features that everybody in the world has or lacks. */
  readonly features: UserFeatures;
  readonly settings: WorldSettings;
  /** ISO date and time at which the world's clock stands still; null where it runs. */
  readonly frozenAt: string | null;
  /** How far a running clock is ahead of the machine's, milliseconds. */
  readonly clockOffset: number;
  /** What is to go wrong, in the order in which it was asked for; `nth` and `times` count down. */
  readonly faults: readonly Fault[];
  /** Goes up with every change of the world and of who is active in it. */
  readonly version: number;
  /** What the world was made from. */
  readonly recipe: WorldRecipe;
  readonly createdAt: string;
}

/** The columns of a world that change while it is there. */
export const stateOf = (record: WorldRecord) =>
  ({
    persona: record.persona,
    flags: JSON.stringify(record.flags),
    features: JSON.stringify(record.features),
    settings: JSON.stringify(record.settings),
    frozen_at: record.frozenAt,
    clock_offset: record.clockOffset,
    faults: JSON.stringify(record.faults),
    version: record.version,
  }) satisfies Updateable<Tables['worlds']>;

/** All columns of a new world, always in the same order. */
export const rowOf = (record: WorldRecord, templateId: string, nextAccountId: number) =>
  ({
    ...stateOf(record),
    id: record.id,
    seed: record.seed,
    recipe: JSON.stringify(record.recipe),
    template_id: templateId,
    used_at: record.createdAt,
    created_at: record.createdAt,
    next_account_id: nextAccountId,
  }) satisfies Insertable<Tables['worlds']>;

/** Stands for the world that a statement is run with later. */
export const anyWorld: WorldRecord = {
  id: '',
  persona: null,
  seed: '',
  flags: {},
  features: {},
  settings: {},
  frozenAt: null,
  clockOffset: 0,
  faults: [],
  version: 0,
  recipe: {},
  createdAt: '',
};

export const recordOf = (row: Selectable<Tables['worlds']>): WorldRecord => ({
  id: row.id,
  persona: row.persona as PersonaId | null,
  seed: row.seed,
  flags: JSON.parse(row.flags) as Partial<FeatureFlags>,
  features: JSON.parse(row.features) as UserFeatures,
  settings: JSON.parse(row.settings) as WorldSettings,
  frozenAt: row.frozen_at,
  clockOffset: row.clock_offset,
  faults: JSON.parse(row.faults) as Fault[],
  version: row.version,
  recipe: JSON.parse(row.recipe) as WorldRecipe,
  createdAt: row.created_at,
});

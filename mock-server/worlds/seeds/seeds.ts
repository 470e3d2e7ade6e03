import type { Seed } from '../../store/store.ts';
import { choices } from './choices.ts';
import { leads } from './leads.ts';
import { loans } from './loans.ts';
import { people } from './people.ts';

/** Makes a seed around a day (yyyy-MM-dd): every date in it is so many days away from that day. */
export type SeedMaker = (day: string) => Seed;

/** Id of the first loan that is created in a world; the ids of seeded loans are below. */
const nextAccountId = 123_501;

/** What a world can start with, by name. */
export const seeds = {
  /** People, choices, 16 loans and 4 leads that show every variant of the dashboard. */
  standard: (day) => ({ users: people, ...choices, loans: [...loans(day), ...leads(day)], nextAccountId }),
  /** People and choices, no loan at all. */
  empty: () => ({ users: people, ...choices, loans: [], nextAccountId }),
} as const satisfies Readonly<Record<string, SeedMaker>>;

export type SeedName = keyof typeof seeds;

export const isSeedName = (name: string): name is SeedName => Object.hasOwn(seeds, name);

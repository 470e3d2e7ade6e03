import type { Seed } from '../../store/repositories/seed.ts';
import { bulkCountOf } from './bulk.ts';
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
  /** People, choices, 32 loans and 8 leads that show every variant of the dashboard. */
  standard: (day) => ({ users: people, ...choices, loans: [...loans(day), ...leads(day)], nextAccountId }),
  /** People and choices, no loan at all. */
  empty: () => ({ users: people, ...choices, loans: [], nextAccountId }),
} as const satisfies Readonly<Record<string, SeedMaker>>;

/** `bulk-<n>`: n generated loans, see bulk.ts. */
export type SeedName = keyof typeof seeds | `bulk-${number}`;

export const isSeedName = (name: string): name is SeedName =>
  Object.hasOwn(seeds, name) || bulkCountOf(name) !== null;

/** What the template of a seed holds. The loans of a bulk seed are not in it: each world gets its own directly. */
export const seedOf = (name: SeedName, day: string): Seed =>
  Object.hasOwn(seeds, name) ? seeds[name as keyof typeof seeds](day) : seeds.empty();

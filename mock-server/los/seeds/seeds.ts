import type { Seed, SeedUser } from '../../store/repositories/seed.ts';
import { personas } from '../personas.ts';
import { bulkCountOf } from './bulk.ts';
import { choices } from './choices.ts';
import { loanFrom, standardLoans } from './sketch.ts';

/** Creates a seed for a day (yyyy-MM-dd), to which all dates of the seed are relative. */
type SeedMaker = (day: string) => Seed;

/** Id of the first created loan of a world. The ids of seeded loans are lower. */
const nextAccountId = 123_501;

/** The users of all seeds: every persona with every profile. */
const people: readonly SeedUser[] = personas.flatMap((persona) => {
  const { objectId, choiceList } = persona;
  return [
    { userId: persona.userId, objectId, isActive: true, choiceList, profile: persona.user },
    ...persona.otherProfiles.map((other) => ({
      userId: other.userId,
      objectId,
      isActive: false,
      choiceList: other.choiceList,
      profile: other.user,
    })),
  ];
});

/** The seeds by name. */
export const seeds = {
  /** Users, choices, and the standard loans and leads. */
  standard: (day) => ({
    users: people,
    ...choices,
    loans: standardLoans.map((sketch) => loanFrom(sketch, day)),
    nextAccountId,
  }),
  /** Users and choices without loans. */
  empty: () => ({ users: people, ...choices, loans: [], nextAccountId }),
} as const satisfies Readonly<Record<string, SeedMaker>>;

/** Name of a seed. `bulk-<n>` has n generated loans; see bulk.ts. */
export type SeedName = keyof typeof seeds | `bulk-${number}`;

export const isSeedName = (name: string): name is SeedName =>
  Object.hasOwn(seeds, name) || bulkCountOf(name) !== null;

/**
 * Returns the rows of a seed, with dates around a day (yyyy-MM-dd). Bulk loans are not part of
 * these rows: they are inserted in chunks.
 */
export const seedOf = (name: SeedName, day: string): Seed =>
  Object.hasOwn(seeds, name) ? seeds[name as keyof typeof seeds](day) : seeds.empty();

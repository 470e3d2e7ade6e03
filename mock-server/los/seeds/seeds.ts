import type { Seed, SeedLoan, SeedUser } from '../../store/repositories/seed.ts';
import { personas } from '../personas.ts';
import { bulkCountOf } from './bulk.ts';
import { choices } from './choices.ts';
import { closedAndLocked } from './closed-and-locked.ts';
import { decided } from './decided.ts';
import { files } from './files.ts';
import { inProgress } from './in-progress.ts';
import { leads } from './leads.ts';
import { newApplications } from './new-applications.ts';
import { otherPrograms } from './other-programs.ts';
import { loanFrom } from './sketch.ts';

/** Makes a seed around a day (yyyy-MM-dd): every date in it is so many days away from that day. */
export type SeedMaker = (day: string) => Seed;

/** Id of the first loan that is created in a world; the ids of seeded loans are below. */
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

/** Loans that between them show every variant of the dashboard, of a file and of a list, and fill every queue. */
const loans = (day: string): SeedLoan[] => [
  ...[...closedAndLocked, ...inProgress].map((sketch) => loanFrom({ ...sketch, ...files[sketch.id] }, day)),
  ...[...newApplications, ...decided, ...otherPrograms].map((loan) => loan.on(day)),
];

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

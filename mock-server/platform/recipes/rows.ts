import type { Seed, SeedUser } from '../../store/repositories/seed.ts';
import { ownContentOf, type Recipe, type WorldRecord } from '../../store/repositories/world-document.ts';
import { personas } from '../../los/seeds/personas.ts';
import { bulkCountOf, bulkLoans, bulkPrefix, mostBulkLoans } from '../../los/seeds/bulk.ts';
import { choices } from '../../los/seeds/choices.ts';
import { didYouMean, type Report } from './checks.ts';
import { extendedSeed } from './own-content.ts';
import { edgeCaseLoans, loanFrom, standardLoans } from '../../los/seeds/sketch.ts';

/** Creates a seed for a day (yyyy-MM-dd), to which all dates of the seed are relative. */
type SeedMaker = (day: string) => Seed;

/** Id of the first created loan of a world. The ids of seeded loans are lower. */
const nextAccountId = 123_501;

export const seeds = {
  /** Users, choices, and the standard loans and leads. */
  standard: (day) => ({
    users: people,
    ...choices,
    loans: standardLoans.map((sketch) => loanFrom(sketch, day)),
    nextAccountId,
  }),
  /** The standard loans, and loans without a borrower's name, a purpose or an amount. */
  'edge-cases': (day) => ({
    users: people,
    ...choices,
    loans: [...standardLoans, ...edgeCaseLoans].map((sketch) => loanFrom(sketch, day)),
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
 * Returns the content of a seed, with dates around a day (yyyy-MM-dd). Worlds with the same seed and day share it, as
 * long as it is among the last ones.
 */
export function seedOf(name: SeedName, day: string): Seed {
  const key = `${name} ${day}`;
  const known = latest.get(key) ?? madeSeed(name, day);
  latest.delete(key);
  latest.set(key, known);
  if (latest.size > mostSeeds) latest.delete([...latest.keys()][0] ?? '');
  return known;
}

const latest = new Map<string, Seed>();
const mostSeeds = 10;

function madeSeed(name: SeedName, day: string): Seed {
  if (Object.hasOwn(seeds, name)) return seeds[name as keyof typeof seeds](day);
  const loans = [...bulkLoans(bulkCountOf(name) ?? 0, day)].map(
    (loan) => ({ ...loan, isBulk: true }) as const,
  );
  return { ...seeds.empty(), loans };
}

/** Name of the seed of a world whose recipe names no seed. */
export const usualSeed: SeedName = 'standard';

/** Recipe of the default world: after the start of the server, all areas of the product can be tried. */
export const defaultRecipe = { flags: { enableNewCreateLoanWorkflow: true, enableAiAssistant: true } };

/** An arbitrary day, for uses that do not depend on dates. */
export const anyDay = '2026-01-01';

/** Reports an unknown seed, and the names and ids that do not fit into the own content of a recipe. */
export function checkContent(recipe: Recipe, report: Report): void {
  const name = seedNameOf(recipe);
  if (!isSeedName(name)) {
    report(
      'seed',
      `must be ${Object.keys(seeds).join(', ')} or ${bulkPrefix}1 to ${bulkPrefix}${mostBulkLoans}${didYouMean(name, Object.keys(seeds))}`,
    );
  }
  extendedSeed(seedOf(isSeedName(name) ? name : usualSeed, anyDay), recipe, { day: anyDay, report });
}

/** Returns the content of a world: its seed, and users, institutions and loans of its own. */
export function contentOf(record: Pick<WorldRecord, 'seed' | 'seedDay' | 'own' | 'recipe'>): Seed {
  const { users, institutions, loans: present = {} } = ownContentOf(record);
  // Later changes of loans are in their documents. A loan that has been taken back is that of the seed again.
  const loans = Object.entries(record.recipe.loans ?? {}).filter(([id]) => Object.hasOwn(present, id));
  return extendedSeed(
    seedOf(record.seed as SeedName, record.seedDay),
    {
      ...(users && { users }),
      ...(institutions && { institutions }),
      ...(loans.length > 0 && { loans: Object.fromEntries(loans) }),
    },
    { day: record.seedDay },
  );
}

/** Describes the initial data of a world in one sentence. */
export const seedInWords = (recipe: Recipe): string =>
  `The world starts with the data of the seed ${seedNameOf(recipe)}.`;

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

const seedNameOf = ({ seed = usualSeed }: Recipe): string => seed;

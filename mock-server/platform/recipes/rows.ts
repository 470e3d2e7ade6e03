import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { problem } from '../http/problems.ts';
import type { Seed, SeedUser } from '../../store/repositories/seed.ts';
import type { WorldStore } from '../../store/store.ts';
import { personas } from '../../store/seeds/personas.ts';
import { bulkCountOf, bulkLoans, bulkPrefix, mostBulkLoans } from '../../store/seeds/bulk.ts';
import { choices } from '../../store/seeds/choices.ts';
import { extendedSeed } from './own-content.ts';
import { loanFrom, standardLoans } from '../../store/seeds/sketch.ts';

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

/** Name of the seed of a world whose recipe names no seed. */
export const usualSeed: SeedName = 'standard';

/** Recipe of the default world: after the start of the server, all areas of the product can be tried. */
export const defaultRecipe = { flags: { enableNewCreateLoanWorkflow: true, enableAiAssistant: true } };

/** An arbitrary day, for uses that do not depend on dates. */
export const anyDay = '2026-01-01';

/**
 * Checks that the seed of a recipe exists, and checks the names and ids in its own content.
 *
 * @throws {ProblemError} seed-not-found, persona-not-found, or naming the part that does not fit
 */
export function checkContent(recipe: WorldRecipe): void {
  const name = seedNameOf(recipe);
  if (!isSeedName(name)) {
    throw problem(
      'seed-not-found',
      `There is no such seed. The seeds are ${Object.keys(seeds).join(', ')} and ${bulkPrefix}1 to ${bulkPrefix}${mostBulkLoans}: a seed has at most ${mostBulkLoans.toLocaleString('en-US')} loans.`,
    );
  }
  const { users, institutions, loans } = recipe;
  if ([users, institutions, loans].some((part) => part !== undefined))
    extendedSeed(seedOf(name, anyDay), recipe, anyDay);
}

/** Returns the rows of a recipe: its seed, with dates relative to a day (yyyy-MM-dd), and its own content. */
export const rowsOf = (recipe: WorldRecipe, day: string): Seed =>
  extendedSeed(seedOf(seedNameOf(recipe) as SeedName, day), recipe, day);

/** Adds to a new world what `rowsOf` does not contain: the loans of a bulk seed, the empty menus, the vendors. */
export async function complete(world: WorldStore, recipe: WorldRecipe, day: string): Promise<void> {
  const count = bulkCountOf(seedNameOf(recipe));
  if (count !== null) await world.loans.addMany(bulkLoans(count, day));
  if (recipe.emptyMenus) await world.menus.setEmpty(recipe.emptyMenus);
  for (const { generalAccountId, vendor } of recipe.loans ?? [])
    if (vendor) await world.vendors.select(generalAccountId, vendor);
}

/** Describes the initial data of a world in one sentence. */
export function seedInWords(recipe: WorldRecipe): string {
  const seed = seedNameOf(recipe);
  const loans = bulkCountOf(seed);
  return loans === null
    ? `The world starts with the data of the seed ${seed}.`
    : `The world has ${loans.toLocaleString('en-US')} loans. Creating them takes a minute at most and needs about ${megabytes(loans)} MB.`;
}

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

const seedNameOf = ({ seed = usualSeed }: WorldRecipe): string => seed;

/** Returns the size of a number of loans in megabytes. One loan takes 2.2 kB. */
const megabytes = (loans: number): string => Math.ceil((loans * 2.2) / 1_000).toLocaleString('en-US');

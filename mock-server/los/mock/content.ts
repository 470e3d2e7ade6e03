import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { shippedFlags } from '../../../contracts/api/settings.ts';
import type { WorldContent } from '../../control/worlds/content.ts';
import { Worlds } from '../../control/worlds/worlds.ts';
import { problem } from '../../http/problems.ts';
import { ownContentOf } from '../../store/repositories/worlds.ts';
import type { Store } from '../../store/store.ts';
import { settingsOf } from '../routes/configuration.ts';
import { bulkCountOf, bulkLoans, bulkPrefix, mostBulkLoans } from '../seeds/bulk.ts';
import { isSeedName, type SeedName, seedOf, seeds } from '../seeds/seeds.ts';
import { extendedSeed } from '../seeds/own-content.ts';
import { BulkMaking } from './making.ts';
import { changedContent } from './world-change.ts';
import { contentOf } from './world-content.ts';

/** Opens the worlds of a store, with the seeds and settings of the loan origination system. */
export const openWorlds = (store: Store): Promise<Worlds> => Worlds.open(store, content);

const usualSeed: SeedName = 'standard';
const anyDay = '2026-01-01';

const content: WorldContent = {
  seeds: Object.keys(seeds),
  bulkSeed: { prefix: bulkPrefix, mostLoans: mostBulkLoans },
  usualSeed,
  defaultFlags: shippedFlags,
  // After the start of the server, all areas of the product can be tried.
  defaultRecipe: { flags: { enableNewCreateLoanWorkflow: true, enableAiAssistant: true } },
  settingsOf,
  check: (recipe) => {
    const name = seedNameOf(recipe);
    if (!isSeedName(name)) {
      throw problem(
        'seed-not-found',
        `There is no such seed. The seeds are ${Object.keys(seeds).join(', ')} and ${bulkPrefix}1 to ${bulkPrefix}${mostBulkLoans}: a seed has at most ${mostBulkLoans.toLocaleString('en-US')} loans.`,
      );
    }
    // Checked with any day: the day changes only dates.
    if (hasOwnContent(recipe)) extendedSeed(seedOf(name, anyDay), recipe, anyDay);
  },
  seedOf: (recipe, day) => extendedSeed(seedOf(seedNameOf(recipe) as SeedName, day), recipe, day),
  isBulk: (seed) => bulkCountOf(seed) !== null,
  complete: async (world, recipe, day) => {
    const count = bulkCountOf(seedNameOf(recipe));
    if (count !== null) await world.loans.addMany(bulkLoans(count, day));
    if (recipe.emptyMenus) await world.menus.setEmpty(recipe.emptyMenus);
    for (const { generalAccountId, vendor } of recipe.loans ?? [])
      if (vendor) await world.vendors.select(generalAccountId, vendor);
  },
  contentOf,
  change: (rows, record, change) =>
    changedContent(rows, ownContentOf(record), change, seedOf(record.seed as SeedName, anyDay)),
  seedInWords: (recipe) => {
    const seed = seedNameOf(recipe);
    const loans = bulkCountOf(seed);
    return loans === null
      ? `The world starts with the data of the seed ${seed}.`
      : `The world has ${loans.toLocaleString('en-US')} loans. Creating them takes a minute at most and needs about ${megabytes(loans)} MB.`;
  },
  newMaking: () => new BulkMaking(),
};

const seedNameOf = ({ seed = usualSeed }: WorldRecipe): string => seed;

const hasOwnContent = ({ users, institutions, loans }: WorldRecipe): boolean =>
  [users, institutions, loans].some((part) => part !== undefined);

/** Returns the size of a number of loans in megabytes. One loan takes 2.2 kB. */
const megabytes = (loans: number): string => Math.ceil((loans * 2.2) / 1_000).toLocaleString('en-US');

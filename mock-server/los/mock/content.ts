import { shippedFlags } from '../../../contracts/api/settings.ts';
import type { WorldContent } from '../../control/worlds/content.ts';
import { Worlds } from '../../control/worlds/worlds.ts';
import { problem } from '../../http/problems.ts';
import type { Store } from '../../store/store.ts';
import { settingsOf } from '../routes/configuration.ts';
import { bulkCountOf, bulkLoans, bulkPrefix, mostBulkLoans } from '../seeds/bulk.ts';
import { isSeedName, type SeedName, seedOf, seeds } from '../seeds/seeds.ts';
import { BulkMaking } from './making.ts';

/** Opens the worlds of a store, with the seeds and settings of the loan origination system. */
export const openWorlds = (store: Store): Promise<Worlds> => Worlds.open(store, content);

const content: WorldContent = {
  seeds: Object.keys(seeds),
  bulkSeed: { prefix: bulkPrefix, mostLoans: mostBulkLoans },
  usualSeed: 'standard',
  defaultFlags: shippedFlags,
  settingsOf,
  checkSeed: (name) => {
    if (isSeedName(name)) return;
    throw problem(
      'seed-not-found',
      `The seeds are ${Object.keys(seeds).join(', ')} and ${bulkPrefix}1 to ${bulkPrefix}${mostBulkLoans}.`,
    );
  },
  seedOf: (name, day) => seedOf(name as SeedName, day),
  isBulk: (seed) => bulkCountOf(seed) !== null,
  addBulk: async ({ loans }, seed, day) => {
    const count = bulkCountOf(seed);
    if (count !== null) await loans.addMany(bulkLoans(count, day));
  },
  seedInWords: (seed) => {
    const loans = bulkCountOf(seed);
    return loans === null
      ? `It starts with the seed ${seed}.`
      : `It has ${loans.toLocaleString('en-US')} loans, which takes about ${minutes(loans)} to make and needs about ${megabytes(loans)} MB.`;
  },
  newMaking: () => new BulkMaking(),
};

/** Approximate number of loans that a server creates in a minute. */
const loansAMinute = 150_000;

const minutes = (loans: number): string =>
  loans < loansAMinute ? 'a minute at most' : `${Math.ceil(loans / loansAMinute)} minutes`;

/** Returns the size of a number of loans in megabytes: a loan takes 2.2 kB. */
const megabytes = (loans: number): string => Math.ceil((loans * 2.2) / 1_000).toLocaleString('en-US');

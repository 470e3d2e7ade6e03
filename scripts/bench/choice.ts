import { ArgumentsError, readArguments } from '../shared/arguments.ts';
import type { Bench, BenchSettings } from './bench.ts';
import { browserBenches } from './browser.ts';
import { createBenches } from './create.ts';
import { listBenches } from './lists.ts';
import { startUpBench } from './start-up.ts';
import { throughputBenches } from './throughput.ts';
import { worldBenches } from './worlds.ts';

/** All benchmarks, in the order in which they run. */
export const benches: readonly Bench[] = [
  ...throughputBenches,
  ...worldBenches,
  startUpBench,
  ...listBenches,
  ...browserBenches,
  ...createBenches,
];

/** The chosen benchmarks and settings. */
export interface Choice {
  readonly benches: readonly Bench[];
  readonly settings: BenchSettings;
  readonly toWrite: boolean;
}

const options = {
  quick: { type: 'boolean', default: false },
  large: { type: 'boolean', default: false },
  peers: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

/** Parses the arguments of `npm run bench`: topics and options. @throws {ArgumentsError} */
export function chooseBenches(all: readonly Bench[], words: readonly string[]): Choice {
  const topics: readonly string[] = [...new Set(all.map(({ topic }) => topic))];
  const usage = `Topics: ${topics.join(', ')}. Options: --${Object.keys(options).join(', --')}.`;
  const { values, positionals } = readArguments(words, { options, allowPositionals: true }, usage);
  const { quick, large, peers, write } = values;
  const unknown = positionals.find((name) => !topics.includes(name));
  if (unknown !== undefined) throw new ArgumentsError(`There is no topic ${unknown}. ${usage}`);
  if (write && quick)
    throw new ArgumentsError(
      'Figures of --quick are not reliable and cannot be written: leave out --quick or --write.',
    );
  // --write without topics includes the large worlds and the other products.
  const isWhole = write && positionals.length === 0;
  return {
    benches: positionals.length === 0 ? all : all.filter(({ topic }) => positionals.includes(topic)),
    settings: { isQuick: quick, isLarge: large || isWhole, withPeers: peers || isWhole },
    toWrite: write,
  };
}

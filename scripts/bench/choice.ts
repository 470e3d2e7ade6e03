import type { Bench, BenchSettings } from './bench.ts';

/** The chosen benchmarks and settings, or the reason why the arguments are refused. */
export type Choice =
  | { readonly benches: readonly Bench[]; readonly settings: BenchSettings; readonly toWrite: boolean }
  | { readonly refusal: string };

/** Parses the arguments of `npm run bench`: topics and options. */
export function chooseBenches(benches: readonly Bench[], words: readonly string[]): Choice {
  const topics = [...new Set(benches.map(({ topic }) => topic))];
  const options = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !word.startsWith('--'));
  const unknownOption = options.find((word) => !known.includes(word));
  if (unknownOption !== undefined)
    return { refusal: `There is no option ${unknownOption}: use ${known.join(', ')}.` };
  const unknown = names.find((name) => !topics.some((topic) => topic === name));
  if (unknown !== undefined)
    return { refusal: `There is no topic ${unknown}: choose from ${topics.join(', ')}.` };
  const has = (option: string): boolean => options.includes(option);
  const toWrite = has('--write');
  if (toWrite && has('--quick'))
    return {
      refusal: 'Figures of --quick are not reliable and cannot be written: leave out --quick or --write.',
    };
  // --write without topics includes the large worlds and the other products.
  const isWhole = toWrite && names.length === 0;
  return {
    benches: names.length === 0 ? benches : benches.filter(({ topic }) => names.includes(topic)),
    settings: {
      isQuick: has('--quick'),
      isLarge: has('--large') || isWhole,
      withPeers: has('--peers') || isWhole,
    },
    toWrite,
  };
}

const known: readonly string[] = ['--quick', '--large', '--peers', '--write'];

import type { Bench, BenchSettings } from './bench.ts';

/** What is to be measured, or why the words mean nothing. */
export type Choice =
  | { readonly benches: readonly Bench[]; readonly settings: BenchSettings }
  | { readonly refusal: string };

/** Reads the words of the command: topics, `--quick` and `--large`. */
export function chooseBenches(benches: readonly Bench[], words: readonly string[]): Choice {
  const topics = [...new Set(benches.map(({ topic }) => topic))];
  const options = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !word.startsWith('--'));
  const unknownOption = options.find((word) => word !== '--quick' && word !== '--large');
  if (unknownOption !== undefined) return { refusal: `There is no ${unknownOption}: --quick or --large.` };
  const unknown = names.find((name) => !topics.some((topic) => topic === name));
  if (unknown !== undefined)
    return { refusal: `There is no topic ${unknown}: choose from ${topics.join(', ')}.` };
  return {
    benches: names.length === 0 ? benches : benches.filter(({ topic }) => names.includes(topic)),
    settings: { isQuick: options.includes('--quick'), isLarge: options.includes('--large') },
  };
}

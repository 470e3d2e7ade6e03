import { buildWhenStale, spa } from '../shared/build.ts';
import type { Bench } from './bench.ts';
import { threshold } from './baselines.ts';
import { builtSize, readBudgets, readManifest, weights } from './weights.ts';

const budgets = readBudgets();

/** Benchmarks of the size of each view in the budget file. The figures are the same in every run. */
export const sizeBenches: readonly Bench[] = Object.entries(budgets.views).map(([name, { bytes }]) => ({
  topic: 'sizes',
  name: `scripts and styles, ${name}`,
  unit: 'kB',
  ours: threshold,
  aims: [{ atMost: bytes / 1_000 }],
  async *run() {
    await buildWhenStale(spa);
    const weight = weights(readManifest(), budgets, builtSize).find((one) => one.name === name);
    if (weight) yield { subject: threshold, value: weight.bytes / 1_000 };
  },
}));

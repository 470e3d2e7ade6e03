import type { Bench } from './bench.ts';
import { browserBenches } from './browser.ts';
import { createBenches } from './create.ts';
import { listBenches } from './lists.ts';
import { sizeBenches } from './sizes.ts';
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
  ...sizeBenches,
];

import { readResults } from '../reporters/results.ts';
import { suiteNames } from '../test/steps.ts';
import { type Bench, CannotMeasure } from './bench.ts';
import { threshold } from './baselines.ts';

/** Seconds that the design gives a suite. */
const limits: Readonly<Record<string, number>> = { 'features-domain': 5 };

/** How long each suite took when it last ran, as its results say. */
export const suiteBenches: readonly Bench[] = suiteNames().map((suite) => ({
  topic: 'suites',
  name: `suite ${suite}`,
  unit: 's',
  ours: threshold,
  aims: limits[suite] === undefined ? [] : [{ atMost: limits[suite] }],
  async *run() {
    const seconds = readResults(suite)?.seconds;
    if (seconds === undefined) throw new CannotMeasure('it has left no results: run npm test first');
    yield { subject: threshold, value: seconds };
  },
}));

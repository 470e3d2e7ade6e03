import { readResults } from '../reporters/results.ts';
import { suiteNames } from '../test/steps.ts';
import { type Bench, CannotMeasure } from './bench.ts';
import { threshold } from './baselines.ts';

/** Maximum duration of a suite, in seconds. */
const limits: Readonly<Record<string, number>> = { 'features-domain': 5 };

/** Durations of the test suites, from the results of their last run. */
export const suiteBenches: readonly Bench[] = suiteNames().map((suite) => ({
  topic: 'suites',
  name: `suite ${suite}`,
  unit: 's',
  ours: threshold,
  aims: limits[suite] === undefined ? [] : [{ atMost: limits[suite] }],
  async *run() {
    const seconds = readResults(suite)?.seconds;
    if (seconds === undefined) throw new CannotMeasure('the suite has no results: run npm test first');
    yield { subject: threshold, value: seconds };
  },
}));

import type { SuiteResults } from '../reporters/results.ts';
import type { Verdict } from './verdict.ts';

/**
 * Returns the result of a step as a suite. Adds the step itself as a test if the step has no tests, or if it has more
 * failures than failed tests.
 */
export function suiteOfStep(
  { name, seconds, failed, output }: Verdict,
  results: SuiteResults | undefined,
): SuiteResults {
  const tests = results?.tests ?? [];
  const isOwn = tests.length === 0 || failed > tests.filter(({ passed }) => !passed).length;
  const step = { source: name, name: 'the whole step', passed: failed === 0, seconds, rules: [] };
  return {
    suite: name,
    seconds,
    ...(results?.startedAt === undefined ? {} : { startedAt: results.startedAt }),
    tests: [...tests, ...(isOwn ? [failed === 0 ? step : { ...step, error: output }] : [])],
  };
}

import type { SuiteResults } from '../reporters/results.ts';
import type { Verdict } from './verdict.ts';

/** Returns a step as a suite: its tests, and the step itself when it has none or fails for more than they do. */
export function suiteOfStep(
  { name, seconds, failed, output }: Verdict,
  results: SuiteResults | undefined,
): SuiteResults {
  const tests = results?.tests ?? [];
  const isOwn = tests.length === 0 || failed > tests.filter(({ passed }) => !passed).length;
  const step = { source: name, name: 'the whole step', passed: failed === 0, rules: [] };
  return {
    suite: name,
    seconds,
    tests: [...tests, ...(isOwn ? [failed === 0 ? step : { ...step, error: output }] : [])],
  };
}

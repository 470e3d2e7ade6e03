import type { SuiteResults, TestResult } from '../../test/reports/results.ts';
import type { CheckResult } from './rule-verdicts.ts';

/**
 * Returns the results of scenarios as checks of rules. Runs of one name, as of one row at two levels, are one check, which
 * fails if one of them fails. Scenarios without a rule are left out.
 */
export function featureChecks(suites: readonly SuiteResults[]): CheckResult[] {
  const tests = suites
    .flatMap((suite) => suite.tests)
    .filter(({ rules, skipped }) => rules.length > 0 && skipped === undefined);
  return [...Map.groupBy(tests, nameOf)].map(([check, own]) => {
    const failed = own.find(({ passed }) => !passed);
    return {
      check,
      rules: [...new Set(own.flatMap(({ rules }) => rules))],
      verdict: failed === undefined ? 'passed' : 'failed',
      why: (failed?.error ?? '').split('\n', 1)[0] ?? '',
    };
  });
}

const nameOf = ({ source, name }: TestResult): string => `${source}: ${name}`;

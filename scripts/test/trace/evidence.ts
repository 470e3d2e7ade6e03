import type { SuiteResults } from '../reports/results.ts';
import { mostRules } from '../gherkin/claims.ts';

/** The result of one test for one rule. */
export interface Evidence {
  readonly rule: string;
  /** True if the test counts: it claims at most three rules, or is an interaction of the contract. */
  readonly isClose: boolean;
  /** File of the test, from the project's root. */
  readonly source: string;
  readonly name: string;
  readonly passed: boolean;
}

/** Returns the evidence in the results of these suites. */
export const evidenceIn = (results: readonly Pick<SuiteResults, 'suite' | 'tests'>[]): Evidence[] =>
  results.flatMap(({ suite, tests }) =>
    tests.flatMap(({ rules, source, name, passed }) => {
      const isClose = rules.length <= mostRules || suitesOfInteractions.has(suite);
      return rules.map((rule) => ({ rule, source, name, passed, isClose }));
    }),
  );

/** Suites whose tests are interactions of the contract: one request and its response. */
const suitesOfInteractions: ReadonlySet<string> = new Set(['consumer', 'provider']);

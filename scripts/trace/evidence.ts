import type { SuiteResults } from '../reporters/results.ts';
import { mostRules } from './claims.ts';

/** What one test says about one rule. */
export interface Evidence {
  readonly rule: string;
  /** The test claims few rules, or is an interaction of a contract: it counts. */
  readonly isClose: boolean;
  /** File of the test, from the project's root. */
  readonly source: string;
  readonly name: string;
  readonly passed: boolean;
}

/** What the tests of some suites say about rules. */
export const evidenceIn = (results: readonly SuiteResults[]): Evidence[] =>
  results.flatMap(({ suite, tests }) =>
    tests.flatMap(({ rules, source, name, passed }) => {
      const isClose = rules.length <= mostRules || suitesOfInteractions.has(suite);
      return rules.map((rule) => ({ rule, source, name, passed, isClose }));
    }),
  );

/** Their tests are interactions of the contract: one request, whose response shows what it shows. */
const suitesOfInteractions: ReadonlySet<string> = new Set(['consumer', 'provider']);

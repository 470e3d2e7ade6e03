import type { SuiteResults } from '../../reporters/results.ts';

/** What the last run says about one test. */
export type TestVerdict = 'passed' | 'failed' | 'not-run';

/** Whether there are results, and of which state of the sources. */
export type ResultsState = 'none' | 'present' | 'earlier';

/** Where a test runs. */
export const levels = ['domain', 'http', 'browser', 'unit', 'contract', 'journey'] as const;
export type Level = (typeof levels)[number];

/** One test that carries ids of rules, as the results have it. */
export interface RecordedTest {
  readonly level: Level;
  /** From the project's root. */
  readonly source: string;
  readonly name: string;
  readonly passed: boolean;
  readonly rules: readonly string[];
}

const levelOfSuite: Readonly<Record<string, Level>> = {
  'features-domain': 'domain',
  'features-http': 'http',
  'features-browser': 'browser',
  unit: 'unit',
  'unit-server': 'unit',
  consumer: 'contract',
  provider: 'contract',
  journeys: 'journey',
};

/** The results of the last run of every suite, ready to be asked about one test. */
export class Evidence {
  readonly state: ResultsState;
  readonly tests: readonly RecordedTest[];
  readonly #verdicts = new Map<string, boolean>();

  /**
   * @param results of the suites that left some
   * @param isOfThisState whether they belong to the sources as they are now
   */
  constructor(results: readonly SuiteResults[], isOfThisState: boolean) {
    this.state = results.length === 0 ? 'none' : isOfThisState ? 'present' : 'earlier';
    this.tests = results.flatMap(testsOf);
    for (const { level, source, name, passed } of this.tests) {
      const key = keyOf(level, source, name);
      // Rows of examples may share a name: then one that failed counts for all of them.
      this.#verdicts.set(key, passed && this.#verdicts.get(key) !== false);
    }
  }

  /** The verdict on one test at one level; a test without rules is not recorded and counts as not run. */
  verdictOf(level: string, source: string, name: string): TestVerdict {
    const passed = this.#verdicts.get(keyOf(level, source, name));
    return passed === undefined ? 'not-run' : passed ? 'passed' : 'failed';
  }
}

/** The verdict on several tests together: one that failed outweighs all, and nothing run is no success. */
export function together(verdicts: readonly TestVerdict[]): TestVerdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('passed') ? 'passed' : 'not-run';
}

function testsOf({ suite, evidence }: SuiteResults): RecordedTest[] {
  const level = levelOfSuite[suite] ?? 'unit';
  const tests = new Map<string, { rules: Set<string>; test: Omit<RecordedTest, 'rules'> }>();
  for (const { rule, source, name, passed } of evidence) {
    const key = JSON.stringify([source, name]);
    const known = tests.get(key);
    if (known === undefined) {
      tests.set(key, { rules: new Set([rule]), test: { level, source, name, passed } });
    } else {
      known.rules.add(rule);
      known.test = { ...known.test, passed: known.test.passed && passed };
    }
  }
  return [...tests.values()].map(({ rules, test }) => ({ ...test, rules: [...rules] }));
}

function keyOf(level: string, source: string, name: string): string {
  return JSON.stringify([level, source, name]);
}

import { levels as featureLevels } from '../../../features/drivers/driver.ts';
import type { Run } from '../../gherkin/feature.ts';
import type { SuiteResults, TestResult } from '../../reporters/results.ts';

/** What the last run says about one test. */
export type TestVerdict = 'passed' | 'failed' | 'not-run';

/** Whether there are results, and of which state of the sources. */
export type ResultsState = 'none' | 'present' | 'earlier';

/** The levels of tests. */
export const levels = [...featureLevels, 'unit', 'contract', 'journey'] as const;
export type Level = (typeof levels)[number];

/** One test that carries ids of rules, as the results have it. */
export interface RecordedTest extends TestResult {
  readonly level: Level;
}

const levelOfSuite: Readonly<Record<string, Level>> = {
  ...Object.fromEntries(featureLevels.map((level) => [`features-${level}`, level])),
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
  readonly #byKey = new Map<string, RecordedTest>();

  /**
   * @param results of the suites that left some
   * @param isOfThisState whether they belong to the sources as they are now
   */
  constructor(results: readonly SuiteResults[], isOfThisState: boolean) {
    this.state = results.length === 0 ? 'none' : isOfThisState ? 'present' : 'earlier';
    this.tests = results.flatMap(testsOf);
    for (const test of this.tests) this.#byKey.set(keyOf(test.level, test.source, test.name), test);
  }

  /** The verdict on one test at one level; a test without rules is not recorded and counts as not run. */
  verdictOf(level: string, source: string, name: string): TestVerdict {
    const passed = this.#byKey.get(keyOf(level, source, name))?.passed;
    return passed === undefined ? 'not-run' : passed ? 'passed' : 'failed';
  }

  /** The first step of a run that failed at any of its levels, by its position among the run's steps; null without one. */
  failedStepOf(source: string, { name, levels: own }: Pick<Run, 'name' | 'levels'>): number | null {
    const failed = own.flatMap((level) => this.#byKey.get(keyOf(level, source, name))?.failedStep ?? []);
    return failed.length === 0 ? null : Math.min(...failed);
  }
}

/** The verdict on several tests together: one that failed outweighs all, and nothing run is no success. */
export function together(verdicts: readonly TestVerdict[]): TestVerdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('passed') ? 'passed' : 'not-run';
}

/** Rows of examples with one name are one test, which has passed when all of them have. */
function testsOf({ suite, tests }: SuiteResults): RecordedTest[] {
  const level = levelOfSuite[suite] ?? 'unit';
  const byName = new Map<string, RecordedTest>();
  for (const test of tests.filter(({ rules }) => rules.length > 0)) {
    const key = keyOf(level, test.source, test.name);
    const { rules, passed, failedStep } = byName.get(key) ?? { rules: [], passed: true };
    const last = test.failedStep ?? failedStep;
    byName.set(key, {
      ...test,
      level,
      passed: passed && test.passed,
      rules: [...new Set([...rules, ...test.rules])],
      ...(last === undefined ? {} : { failedStep: last }),
    });
  }
  return [...byName.values()];
}

function keyOf(level: string, source: string, name: string): string {
  return JSON.stringify([level, source, name]);
}

import { levels as featureLevels } from '../../support/users/level.ts';
import type { Run } from '../../../scripts/test/gherkin/feature.ts';
import type { SuiteResults, TestResult } from '../../../scripts/test/reporters/results.ts';
import type { CommittedRun } from '../../../scripts/proof/trace/verdicts.ts';

/** The verdict of the last run on one test. */
export type TestVerdict = 'passed' | 'failed' | 'not-run';

/**
 * `none`: there are no results; `present`: they are of the present sources; `earlier`: the sources have changed since;
 * `committed`: all or some are those of the committed run.
 */
type ResultsState = 'none' | 'present' | 'earlier' | 'committed';

/** All levels of tests, those of scenarios first. */
export const levels = [...featureLevels, 'unit', 'contract', 'journey'] as const;
export type Level = (typeof levels)[number];

/** The result of one test that claims rules. */
interface RecordedTest extends TestResult {
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

/** The data of the committed run that the site shows. */
export interface Committed {
  readonly run: CommittedRun;
  /** True if the sources are those of the run. */
  readonly isOfThisState: boolean;
  /** Rules that passed in the run, and whose words or tests have changed since without a newer result. */
  readonly changed: ReadonlySet<string>;
  /** True if newer results of this machine replace some results of the run. */
  readonly hasNewer: boolean;
}

/** The results of the last run of every suite, with a lookup of the verdict on a test. */
export class Evidence {
  readonly state: ResultsState;
  readonly tests: readonly RecordedTest[];
  /** The committed run that all or some results are from; null if all results are of this machine. */
  readonly committed: Committed | null;
  readonly #byKey = new Map<string, RecordedTest>();

  /**
   * Indexes results by level, file and name of the test.
   * @param results results of the suites; may lack suites that did not run
   * @param isOfThisState true if the results belong to the present sources
   * @param committed the committed run, if it is among the results
   */
  constructor(results: readonly SuiteResults[], isOfThisState: boolean, committed: Committed | null = null) {
    const ofMachine = isOfThisState ? 'present' : 'earlier';
    this.state = committed !== null ? 'committed' : results.length === 0 ? 'none' : ofMachine;
    this.committed = committed;
    this.tests = results.flatMap(testsOf);
    for (const test of this.tests) this.#byKey.set(keyOf(test.level, test.source, test.name), test);
  }

  /**
   * Returns the verdict on one test at one level. A test that claims no rule is not recorded, so it counts as not run.
   */
  verdictOf(level: string, source: string, name: string): TestVerdict {
    const passed = this.#byKey.get(keyOf(level, source, name))?.passed;
    return passed === undefined ? 'not-run' : passed ? 'passed' : 'failed';
  }

  /** Returns the index of the first step that failed in a run of a scenario, at any level; null if no step failed. */
  failedStepOf(source: string, { name, levels: own }: Pick<Run, 'name' | 'levels'>): number | null {
    const failed = own.flatMap((level) => this.#byKey.get(keyOf(level, source, name))?.failedStep ?? []);
    return failed.length === 0 ? null : Math.min(...failed);
  }
}

/** Returns one verdict for several tests: `failed` if one failed, else `passed` if one passed, else `not-run`. */
export function together(verdicts: readonly TestVerdict[]): TestVerdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('passed') ? 'passed' : 'not-run';
}

/**
 * Returns the tests of a suite. Rows of examples with the same name count as one test, which passes if all these rows
 * pass.
 */
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

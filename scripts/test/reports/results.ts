/** The result of a test. A skipped test has not passed. */
export interface TestResult {
  /** File of the test, from the project's root. */
  readonly source: string;
  /** The class of the test in a JUnit report; default: the source. */
  readonly group?: string;
  /** Name of the test, with the names of its groups. */
  readonly name: string;
  /** Line of a scenario in its feature; other reports have none. */
  readonly line?: number;
  readonly passed: boolean;
  /** Duration of the test with its hooks; undefined if the suite does not measure it. */
  readonly seconds?: number | undefined;
  /** Ids of rules and decisions in the names of the test and its groups, or in its tags. */
  readonly rules: readonly string[];
  /** Error of a failed test. */
  readonly error?: string | undefined;
  /** The reason why an interaction of the contract was not verified. It then neither passed nor failed. */
  readonly skipped?: string;
}

/** The tests of a suite. */
export interface SuiteResults {
  readonly suite: string;
  /** Duration of the suite, including its start. */
  readonly seconds: number;
  /** Time when the suite started, as ISO 8601. */
  readonly startedAt?: string | undefined;
  readonly tests: readonly TestResult[];
}

/** Returns true for a test that ran and did not pass. */
export const isFailed = ({ passed, skipped }: TestResult): boolean => !passed && skipped === undefined;

/** The tests in the report of a runner. */
export interface Report {
  readonly tests: readonly TestResult[];
  /** False for a report that is missing, or whose end is missing: the runner crashed or was killed. */
  readonly isWhole: boolean;
}

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { idsIn } from '../../shared/ids.ts';
import { root } from '../../shared/source-files.ts';

/** The result of a test. A skipped test has not passed. */
export interface TestResult {
  /** File of the test, from the project's root. */
  readonly source: string;
  /** The class of the test in a JUnit report; default: the source. */
  readonly group?: string;
  /** Name of the test, with the names of its groups. */
  readonly name: string;
  readonly passed: boolean;
  /** Duration of the test with its hooks; undefined if the suite does not measure it. */
  readonly seconds?: number | undefined;
  /** Ids of rules in the names of the test and its groups, or in its tags. */
  readonly rules: readonly string[];
  /** Start of the error of a failed test, with the name of the error. */
  readonly error?: string | undefined;
  /** The reason why an interaction of the contract was not verified. It then neither passed nor failed. */
  readonly skipped?: string;
  /** Position of the failed step of a scenario, counting those of backgrounds; undefined if a hook failed. */
  readonly failedStep?: number | undefined;
}

/** The content of .results/<suite>.json. */
export interface SuiteResults {
  readonly suite: string;
  /** Duration of the suite, including its start. */
  readonly seconds: number;
  /** Time when the suite started, as ISO 8601. */
  readonly startedAt?: string | undefined;
  readonly tests: readonly TestResult[];
}

/** Maximum length of a stored error, in characters. */
const longestError = 3_000;

/** Collects the tests of a suite and writes its results. */
export class ResultsWriter {
  readonly #suite: string;
  readonly #tests: TestResult[] = [];

  constructor(suite: string) {
    this.#suite = suite;
  }

  /** Adds a test. @param labels texts with rule ids: names of the test and its groups, or its tags */
  add(test: Omit<TestResult, 'rules'> & { readonly labels: readonly string[] }): void {
    const { source, labels, seconds, error, ...told } = test;
    const rules = idsIn(labels.join(' '));
    this.#tests.push({
      ...told,
      source: fromRoot(source),
      seconds: seconds === undefined ? undefined : Math.round(seconds * 1_000) / 1_000,
      rules,
      error: error?.slice(0, longestError),
    });
  }

  results(): SuiteResults {
    const seconds = Math.round(process.uptime() * 100) / 100;
    const startedAt = new Date(performance.timeOrigin).toISOString();
    return { suite: this.#suite, seconds, startedAt, tests: this.#tests };
  }

  text(): string {
    return textOf(this.results());
  }

  write(): void {
    writeResults(this.results());
  }
}

/** Returns true for a test that ran and did not pass. */
export const isFailed = ({ passed, skipped }: TestResult): boolean => !passed && skipped === undefined;

/** Returns the suite's name from scripts/test/test.ts; the fallback if the suite was not started by scripts/test/test.ts. */
export function suiteName(fallback: string): string {
  return process.env['THRESHOLD_SUITE'] ?? fallback;
}

/**
 * Adds the results of a run of some tests to the earlier results of the suite. In `wholeFiles`, replaces all earlier
 * results; in other files, only the results of tests with the same name.
 */
export function withPart(
  all: SuiteResults | null,
  part: SuiteResults,
  wholeFiles: readonly string[],
): readonly TestResult[] {
  const ran = new Set(part.tests.map(({ source, name }) => `${source} ${name}`));
  const kept = (all?.tests ?? []).filter(
    ({ source, name }) => !wholeFiles.includes(source) && !ran.has(`${source} ${name}`),
  );
  return [...kept, ...part.tests];
}

export function writeResults(results: SuiteResults): void {
  const file = resultsFile(results.suite);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, textOf(results));
}

/** Reads the results of a suite; null if the file is missing, incomplete or from an earlier version. */
export function readResults(suite: string): SuiteResults | null {
  try {
    const results = JSON.parse(readFileSync(resultsFile(suite), 'utf8')) as Partial<SuiteResults>;
    return Array.isArray(results.tests) ? (results as SuiteResults) : null;
  } catch {
    return null;
  }
}

/** Returns the time when the results of a suite were written, as ISO 8601; blank without results. */
export const resultsDate = (suite: string): string =>
  statSync(resultsFile(suite), { throwIfNoEntry: false })?.mtime.toISOString() ?? '';

export const removeResults = (suite: string): void => rmSync(resultsFile(suite), { force: true });

const textOf = (results: SuiteResults): string => `${JSON.stringify(results, null, 1)}\n`;

/** Returns the path of the results. A nested run sets THRESHOLD_RESULTS to a separate folder. */
const resultsFile = (suite: string): string =>
  join(process.env['THRESHOLD_RESULTS'] ?? join(root, '.results'), `${suite}.json`);

function fromRoot(file: string): string {
  const path = file.startsWith(root) ? relative(root, file) : file;
  return path.replaceAll('\\', '/');
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rulesIn } from '../shared/ids.ts';
import { root } from '../shared/source-files.ts';

/** One finished test. A skipped one has not passed: it shows nothing. */
export interface TestResult {
  /** File of the test, from the project's root. */
  readonly source: string;
  /** With the names of its groups. */
  readonly name: string;
  readonly passed: boolean;
  /** Ids of the rules in its name, those of its groups, or its tags. */
  readonly rules: readonly string[];
  /** Of a failed test: the first words of its error, with the error's name. */
  readonly error?: string | undefined;
  /** Of a failed scenario: the position of the failed step, those of backgrounds included; absent when a hook failed. */
  readonly failedStep?: number | undefined;
}

/** What a suite leaves behind in .results/<suite>.json. */
export interface SuiteResults {
  readonly suite: string;
  /** How long the suite took with its start. */
  readonly seconds: number;
  readonly tests: readonly TestResult[];
}

/** Characters of an error that are kept. */
const longestError = 3_000;

/** Collects the tests of a suite and writes its results. */
export class ResultsWriter {
  readonly #suite: string;
  readonly #tests: TestResult[] = [];

  constructor(suite: string) {
    this.#suite = suite;
  }

  /** @param labels where rule ids may be: the test's name with those of its groups, or its tags */
  add(test: Omit<TestResult, 'rules'> & { readonly labels: readonly string[] }): void {
    const { source, labels, error, ...told } = test;
    const rules = rulesIn(labels.join(' '));
    this.#tests.push({ ...told, source: fromRoot(source), rules, error: error?.slice(0, longestError) });
  }

  results(): SuiteResults {
    const seconds = Math.round(process.uptime() * 100) / 100;
    return { suite: this.#suite, seconds, tests: this.#tests };
  }

  text(): string {
    return textOf(this.results());
  }

  write(): void {
    writeResults(this.results());
  }
}

/** The suite that runs, as scripts/test.ts names it; by hand it is the tool's own name. */
export function suiteName(fallback: string): string {
  return process.env['THRESHOLD_SUITE'] ?? fallback;
}

/**
 * The results of a suite after some of its tests ran again. Of a file that ran whole nothing earlier remains; of other
 * files only the tests of the same name are replaced.
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

/** The results of a suite, or null when it left none, only half of them, or an earlier version wrote the file. */
export function readResults(suite: string): SuiteResults | null {
  try {
    const results = JSON.parse(readFileSync(resultsFile(suite), 'utf8')) as Partial<SuiteResults>;
    return Array.isArray(results.tests) ? (results as SuiteResults) : null;
  } catch {
    return null;
  }
}

export function removeResults(suite: string): void {
  rmSync(resultsFile(suite), { force: true });
}

const textOf = (results: SuiteResults): string => `${JSON.stringify(results, null, 1)}\n`;

/** A run inside another one has a folder of its own. */
const resultsFile = (suite: string): string =>
  join(process.env['THRESHOLD_RESULTS'] ?? join(root, '.results'), `${suite}.json`);

function fromRoot(file: string): string {
  const path = file.startsWith(root) ? relative(root, file) : file;
  return path.replaceAll('\\', '/');
}

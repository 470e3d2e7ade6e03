import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What one test says about one rule. */
export interface Evidence {
  readonly rule: string;
  /** File of the test, from the project's root. */
  readonly source: string;
  readonly name: string;
  readonly passed: boolean;
}

/** What a suite leaves behind in .results/<suite>.json. */
export interface SuiteResults {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly evidence: readonly Evidence[];
  /** How long the suite took with its start; unknown until it is written. */
  readonly seconds?: number;
}

/** One finished test. A skipped one has not passed: it shows nothing. */
export interface TestResult {
  readonly source: string;
  readonly name: string;
  readonly passed: boolean;
  /** Where rule ids may stand: the test's name with those of its groups, or its tags. */
  readonly labels: readonly string[];
}

const root = join(import.meta.dirname, '..', '..');
const ruleId = /\b[SL]-\d+(?:\.\d+)?-\d{2}\b/g;

/** The rule ids in a text, each once. */
export function rulesIn(text: string): string[] {
  return [...new Set(text.match(ruleId) ?? [])];
}

/** Collects the tests of a suite and writes its results. */
export class ResultsWriter {
  readonly suite: string;
  readonly #tests: TestResult[] = [];

  constructor(suite: string) {
    this.suite = suite;
  }

  add(test: TestResult): void {
    this.#tests.push(test);
  }

  results(): SuiteResults {
    const passed = this.#tests.filter((test) => test.passed).length;
    const evidence = this.#tests.flatMap((test) =>
      rulesIn(test.labels.join(' ')).map((rule) => ({
        rule,
        source: fromRoot(test.source),
        name: test.name,
        passed: test.passed,
      })),
    );
    return { suite: this.suite, passed, failed: this.#tests.length - passed, evidence };
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

export function writeResults(results: SuiteResults): void {
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(resultsFile(results.suite), textOf(results));
}

/** The results of a suite, or null when it left none or only half of them. */
export function readResults(suite: string): SuiteResults | null {
  try {
    return JSON.parse(readFileSync(resultsFile(suite), 'utf8')) as SuiteResults;
  } catch {
    return null;
  }
}

export function removeResults(suite: string): void {
  rmSync(resultsFile(suite), { force: true });
}

function textOf(results: SuiteResults): string {
  const seconds = Math.round(process.uptime() * 100) / 100;
  return `${JSON.stringify({ ...results, seconds }, null, 1)}\n`;
}

function resultsFile(suite: string): string {
  return join(root, '.results', `${suite}.json`);
}

function fromRoot(file: string): string {
  const path = file.startsWith(root) ? relative(root, file) : file;
  return path.replaceAll('\\', '/');
}

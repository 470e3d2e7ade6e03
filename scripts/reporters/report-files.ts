import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { junitXml } from './junit.ts';
import { markdownOf } from './markdown.ts';
import type { ReportedSuite } from './reported-suite.ts';
import type { SuiteResults } from './results.ts';

/** Paths of the report files of a command, by format. */
export type ReportFiles = Readonly<Partial<Record<Format, string>>>;

const endings = { json: 'json', junit: 'xml', markdown: 'md' } as const;
type Format = keyof typeof endings;
const formats = Object.keys(endings) as Format[];

/** A report option lacks its file. The message says how to write the option. */
export class NoReportFile extends Error {
  override readonly name = 'NoReportFile';
}

/**
 * Separates `--json FILE`, `--junit FILE` and `--markdown FILE` from the other arguments of a command.
 *
 * @throws {NoReportFile} if one of these options lacks its file
 */
export function takeReportFiles(words: readonly string[]): { files: ReportFiles; rest: readonly string[] } {
  const files: Partial<Record<Format, string>> = {};
  const rest: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [option = '', given] = word.split(/=(.*)/s, 2);
    const format = formats.find((name) => option === `--${name}`);
    if (format === undefined) {
      rest.push(word);
      continue;
    }
    const file = given ?? words[(index += 1)] ?? '';
    if (file === '' || file.startsWith('--')) {
      throw new NoReportFile(`${option} needs a file: ${option} .results/report.${endings[format]}`);
    }
    files[format] = file;
  }
  return { files, rest };
}

/** Writes the report files. Creates missing folders. */
export function writeReports(files: ReportFiles, report: object, suites: readonly ReportedSuite[]): void {
  const texts = {
    json: () => `${JSON.stringify(report, null, 1)}\n`,
    junit: () => junitXml(suites),
    markdown: () => markdownOf(suites),
  };
  for (const format of formats) {
    const file = files[format];
    if (file === undefined) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, texts[format]());
  }
}

/** Writes the results of test suites, with the numbers of all passed and failed tests. */
export function writeSuiteReports(files: ReportFiles, suites: readonly SuiteResults[]): void {
  const tests = suites.flatMap((suite) => suite.tests);
  const passed = tests.filter((test) => test.passed).length;
  writeReports(files, { passed, failed: tests.length - passed, suites }, suites.map(reportedSuiteOf));
}

/** Converts the results of a suite to the form that all report formats share. */
export const reportedSuiteOf = ({ suite, seconds, tests }: SuiteResults): ReportedSuite => ({
  name: suite,
  seconds,
  cases: tests.map(({ source, name, passed, rules, error }) => ({
    group: source,
    name,
    rules,
    ...(passed ? {} : { failure: error ?? 'failed' }),
  })),
});

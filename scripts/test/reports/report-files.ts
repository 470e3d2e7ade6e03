import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ArgumentsError } from '../../shared/arguments.ts';
import { junitXml } from './junit.ts';
import { markdownOf } from './markdown.ts';
import type { SuiteResults } from './results.ts';

/** Paths of the report files of a command, by format. */
export type ReportFiles = Readonly<Partial<Record<Format, string>>>;

const endings = { json: 'json', junit: 'xml', markdown: 'md' } as const;
type Format = keyof typeof endings;
const formats = Object.keys(endings) as Format[];

/**
 * Separates `--json FILE`, `--junit FILE` and `--markdown FILE` from the other arguments of a command.
 *
 * @throws {ArgumentsError} if one of these options lacks its file
 */
export function takeReportFiles(words: readonly string[]): { files: ReportFiles; rest: readonly string[] } {
  const options = {
    json: { type: 'string' },
    junit: { type: 'string' },
    markdown: { type: 'string' },
  } as const;
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  const files: Partial<Record<Format, string>> = {};
  const taken = new Set<number>();
  for (const token of tokens) {
    const format = token.kind === 'option' ? formats.find((name) => name === token.name) : undefined;
    if (token.kind !== 'option' || format === undefined) continue;
    if (!token.value || token.value.startsWith('--')) {
      throw new ArgumentsError(`--${format} needs a file: --${format} .results/report.${endings[format]}`);
    }
    files[format] = token.value;
    taken.add(token.index);
    if (!token.inlineValue) taken.add(token.index + 1);
  }
  return { files, rest: words.filter((_, index) => !taken.has(index)) };
}

/** Writes the report files. Creates missing folders. */
export function writeReports(files: ReportFiles, report: object, suites: readonly SuiteResults[]): void {
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

/** Writes the results of test suites, with the numbers of all passed and failed tests. @param more more of the JSON */
export function writeSuiteReports(
  files: ReportFiles,
  suites: readonly SuiteResults[],
  more: object = {},
): void {
  const tests = suites.flatMap((suite) => suite.tests);
  const passed = tests.filter((test) => test.passed).length;
  writeReports(files, { passed, failed: tests.length - passed, ...more, suites }, suites);
}

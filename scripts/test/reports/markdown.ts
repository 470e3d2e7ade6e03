import { isFailed, type SuiteResults, type TestResult } from './results.ts';

/** Maximum number of failures with details. Further failures are only counted. */
const mostFailures = 50;

/** Returns a report in Markdown, which CI servers show as the summary of a job: the failures first, then the counts. */
export function markdownOf(suites: readonly SuiteResults[]): string {
  const failures = suites.flatMap(({ suite, tests }) =>
    tests.filter(isFailed).map((test) => failureLines(suite, test)),
  );
  const shown = failures.slice(0, mostFailures);
  return [
    ...(failures.length === 0 ? [] : [`## ${failures.length} failed`, '']),
    ...shown.flat(),
    ...(failures.length > shown.length ? [`and ${failures.length - shown.length} more`, ''] : []),
    '| suite | passed | failed | skipped | seconds |',
    '|---|---:|---:|---:|---:|',
    ...suites.map(countLine),
    '',
  ].join('\n');
}

function failureLines(suite: string, { source, group = source, name, rules, error = 'failed' }: TestResult) {
  const about = [suite, group, ...rules].join(' · ');
  // Four spaces make a block of code, in which nothing has to be escaped.
  const text = error.split('\n').slice(0, 12).join('\n').replaceAll(/^/gm, '    ');
  return [`**${escaped(name)}**<br>${escaped(about)}`, '', text, ''];
}

function countLine({ suite, tests, seconds }: SuiteResults): string {
  const failed = tests.filter(isFailed).length;
  const skipped = tests.filter((one) => one.skipped !== undefined).length;
  const cells = [suite, tests.length - failed - skipped, failed, skipped, seconds.toFixed(1)];
  return `| ${cells.join(' | ')} |`;
}

const escaped = (text: string): string => text.replaceAll(/[\\*_`<>|[\]]/g, String.raw`\$&`);

import type { ReportedCase, ReportedSuite } from './reported-suite.ts';

/** Maximum number of failures with details. Further failures are only counted. */
const mostFailures = 50;

/** Returns a report in Markdown, which CI servers show as the summary of a job: the failures first, then the counts. */
export function markdownOf(suites: readonly ReportedSuite[]): string {
  const failures = suites.flatMap(({ name, cases }) =>
    cases.filter(({ failure }) => failure !== undefined).map((one) => ({ suite: name, ...one })),
  );
  const shown = failures.slice(0, mostFailures);
  return [
    ...(failures.length === 0 ? [] : [`## ${failures.length} failed`, '']),
    ...shown.flatMap(failureLines),
    ...(failures.length > shown.length ? [`and ${failures.length - shown.length} more`, ''] : []),
    '| suite | passed | failed | skipped | seconds |',
    '|---|---:|---:|---:|---:|',
    ...suites.map(countLine),
    '',
  ].join('\n');
}

function failureLines({
  suite,
  group,
  name,
  rules,
  failure = '',
}: ReportedCase & { readonly suite: string }) {
  const about = [suite, group, ...rules].join(' · ');
  // Four spaces make a block of code, in which nothing has to be escaped.
  const text = failure.split('\n').slice(0, 12).join('\n').replaceAll(/^/gm, '    ');
  return [`**${escaped(name)}**<br>${escaped(about)}`, '', text, ''];
}

function countLine({ name, cases, seconds }: ReportedSuite): string {
  const failed = cases.filter(({ failure }) => failure !== undefined).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  const cells = [name, cases.length - failed - skipped, failed, skipped, seconds.toFixed(1)];
  return `| ${cells.join(' | ')} |`;
}

const escaped = (text: string): string => text.replaceAll(/[\\*_`<>|[\]]/g, String.raw`\$&`);

import { isFailed, type SuiteResults, type TestResult } from './results.ts';

/**
 * Returns a report in the XML format of JUnit, which CI servers show: a suite for each file with tests. Rule ids are in
 * the output of a test, because the schema of Jenkins allows no properties there.
 */
export function junitXml(suites: readonly SuiteResults[]): string {
  const seconds = suites.reduce((sum, suite) => sum + suite.seconds, 0);
  const { skipped: _skipped, ...counts } = countsOf(suites.flatMap(({ tests }) => tests));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ ...counts, time: timeOf(seconds) })}>`,
    ...suites.flatMap(linesOfSuite),
    '</testsuites>',
    '',
  ].join('\n');
}

const linesOfSuite = ({ suite, tests, startedAt }: SuiteResults): string[] =>
  [...Map.groupBy(tests, ({ source }) => source)].flatMap(([file, inFile]) => {
    const seconds = inFile.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
    const head = {
      name: `${suite}: ${file}`,
      ...countsOf(inFile),
      time: timeOf(seconds),
      timestamp: startedAt,
      file,
    };
    return [`  <testsuite${attributes(head)}>`, ...inFile.flatMap(linesOf), '  </testsuite>'];
  });

const countsOf = (tests: readonly TestResult[]) => ({
  tests: tests.length,
  failures: tests.filter(isFailed).length,
  errors: 0,
  skipped: tests.filter(({ skipped }) => skipped !== undefined).length,
});

function linesOf(test: TestResult): string[] {
  const { source, group = source, name, rules, seconds, error = 'failed', skipped } = test;
  const [message = ''] = error.split('\n', 1);
  const inside = [
    ...(skipped === undefined ? [] : [`      <skipped${attributes({ message: skipped })}/>`]),
    ...(isFailed(test) ? [`      <failure${attributes({ message })}>${escaped(error)}</failure>`] : []),
    ...(rules.length === 0 ? [] : [`      <system-out>rules: ${escaped(rules.join(' '))}</system-out>`]),
  ];
  const time = seconds === undefined ? undefined : timeOf(seconds);
  const head = `    <testcase${attributes({ classname: group, name, time })}`;
  return inside.length === 0 ? [`${head}/>`] : [`${head}>`, ...inside, '    </testcase>'];
}

const timeOf = (seconds: number): string => seconds.toFixed(3);

/** Returns attributes as XML, each after a space. Leaves out those that are undefined. */
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for an XML element or attribute. Removes the characters that XML does not allow. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

import type { ReportedCase, ReportedSuite } from './reported-suite.ts';

/** Returns a report in the XML format of JUnit, which CI servers show. */
export function junitXml(suites: readonly ReportedSuite[]): string {
  const all = suites.flatMap(({ cases }) => cases);
  const seconds = suites.reduce((sum, suite) => sum + suite.seconds, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${countsOf(all, seconds)}>`,
    ...suites.flatMap((suite) => [
      `  <testsuite name="${escaped(suite.name)}"${countsOf(suite.cases, suite.seconds)}>`,
      ...suite.cases.flatMap(linesOf),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function countsOf(cases: readonly ReportedCase[], seconds: number): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  return ` tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${seconds.toFixed(2)}"`;
}

function linesOf({ group, name, rules, failure, skipped }: ReportedCase): string[] {
  const [message = ''] = (failure ?? '').split('\n', 1);
  const inside = [
    ...(rules.length === 0
      ? []
      : [
          `      <properties>${rules.map((id) => `<property name="rule" value="${escaped(id)}"/>`).join('')}</properties>`,
        ]),
    ...(skipped === undefined ? [] : [`      <skipped message="${escaped(skipped)}"/>`]),
    ...(failure === undefined
      ? []
      : [`      <failure message="${escaped(message)}">${escaped(failure)}</failure>`]),
  ];
  const head = `    <testcase classname="${escaped(group)}" name="${escaped(name)}"`;
  return inside.length === 0 ? [`${head}/>`] : [`${head}>`, ...inside, '    </testcase>'];
}

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

import { idsIn } from '../../shared/ids.ts';
import type { Report, TestResult } from './results.ts';

/** Comments, CDATA and tags. An attribute may contain `>`, as Node writes it. */
const token = /<!--.*?-->|<!\[CDATA\[(.*?)\]\]>|<(\/?)([a-z-]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/gs;

/**
 * Returns the tests in a JUnit report of node:test or Playwright. Skipped tests and those marked as todo have failed:
 * the project has none.
 */
export function testsOfJunit(xml: string): Report {
  const tests: TestResult[] = [];
  const groups: string[] = [];
  let test: { -readonly [Key in keyof TestResult]: TestResult[Key] } | null = null;
  let textFrom = 0;
  let isWhole = false;
  for (const match of xml.matchAll(token)) {
    const [all, data, isEnd, tag, words = '', isEmpty] = match;
    const has = attributesIn(words);
    if (data !== undefined && test?.passed === false) test.error ??= data.trim();
    if (tag === 'testsuites' && isEnd) isWhole = true;
    if (tag === 'testsuite' && isEnd) groups.pop();
    if (tag === 'testsuite' && !isEnd && !isEmpty) groups.push(has['name'] ?? '');
    if (tag === 'testcase' && !isEnd) tests.push((test = testOf(has, groups)));
    if (test !== null && (tag === 'failure' || tag === 'error' || tag === 'skipped')) {
      test.passed = false;
      const text = isEnd ? decoded(xml.slice(textFrom, match.index)).trim() : '';
      if (text !== '' || isEmpty) test.error ??= text || (has['type'] ?? tag);
    }
    textFrom = match.index + all.length;
  }
  return { tests, isWhole };
}

/** In a report of node:test the suites are groups of tests and a test names its file; in one of Playwright they are files. */
function testOf(
  { name = '', file, classname = '', time }: Attributes,
  groups: readonly string[],
): TestResult {
  const names = file === undefined ? [name] : [...groups, name];
  return {
    source: file ?? classname,
    name: names.join(' › '),
    passed: true,
    seconds: Number(time),
    rules: idsIn(names.join(' ')),
  };
}

type Attributes = Readonly<Partial<Record<string, string>>>;

const attributesIn = (words: string): Attributes =>
  Object.fromEntries(
    // Node escapes quotes twice.
    [...words.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decoded(value.replaceAll('&amp;quot;', '&quot;')),
    ]),
  );

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return Number.isNaN(code) ? (entities[name as string] ?? all) : String.fromCodePoint(code);
  });

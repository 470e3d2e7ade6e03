import { claimedId, idsIn } from '../../shared/ids.ts';
import { readFeature } from './gherkin.ts';

/** Maximum number of rules that a test may claim. A test that claims more rules is evidence for none of them. */
export const mostRules = 3;

/** A rule id in the tags or name of a test, whether or not the test ran. */
export interface Claim {
  readonly rule: string;
  readonly source: string;
  readonly line: number;
}

const testName = /\b(?:test|it|describe|suite)(?:\.\w+)*\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Returns true for files whose tags or test names can claim rules. */
export const isTestSource = (path: string): boolean =>
  /\.feature$|\.test\.ts$|^features\/journeys\/.*\.ts$|^features\/site\/.*\.spec\.ts$/.test(path);

/**
 * Returns the claims in a source file: tags and rule columns of a feature, or names of tests and groups. If a test name takes its ids from
 * a table, all strings of the file that contain only ids are claims.
 */
export function claimsIn(source: string, text: string): Claim[] {
  return source.endsWith('.feature') ? tagClaims(source, text) : nameClaims(source, text);
}

function tagClaims(source: string, text: string): Claim[] {
  return readFeature(source, text).tags.flatMap(({ name, line }) =>
    idsIn(name).map((rule) => ({ rule, source, line })),
  );
}

function nameClaims(source: string, text: string): Claim[] {
  return namedTests(text).flatMap(({ claimed, line }) =>
    idsIn(claimed).map((rule) => ({ rule, source, line })),
  );
}

/** A test, or a row of the table that tests are made from. */
interface NamedTest {
  /** The name in the source, or the text of the row. */
  readonly name: string;
  /** The text with the ids of the claimed rules: the name of the test, or the ids in the row. */
  readonly claimed: string;
  readonly line: number;
  /** The code of the test; for a row of a table, the row and the tests after the table. */
  readonly code: string;
}

/** Returns the tests and groups of a source file, then the rows of its tables. */
export function namedTests(text: string): NamedTest[] {
  const lines = text.split('\n');
  const tests = testNames(text).map(({ text: name, line }) => ({
    name,
    claimed: name,
    line,
    code: blockAt(lines, line),
  }));
  const byTable = tests.filter(({ name }) => idsFromTable.test(name));
  if (byTable.length === 0) return tests;
  const matches = [...text.matchAll(stringOfIds)];
  const rowLines = matches.map((match) => lineOf(text, match));
  const rows = matches.map((match) => {
    const line = lineOf(text, match);
    const name = lines[line - 1]?.trim() ?? '';
    const [first = 0] = byTable.map((test) => test.line).filter((one) => one > line);
    const nextTable = rowLines.find((one) => one > first) ?? lines.length;
    const own = byTable.filter((test) => test.line >= first && test.line < nextTable);
    return { name, claimed: match[2] ?? '', line, code: [name, ...own.map(({ code }) => code)].join('\n') };
  });
  return [...tests, ...rows];
}

/** Matches a test name that takes its ids from a table. */
const idsFromTable = /^\[\$\{/;

const stringOfIds = new RegExp(String.raw`(['"])(${claimedId}(?: ${claimedId})*)\1`, 'g');

/** Returns the statement at a line of formatted code, up to the closing line with the same indentation. */
function blockAt(lines: readonly string[], line: number): string {
  const from = lines.slice(line - 1);
  const [indentation = ''] = /^ */.exec(from[0] ?? '') ?? [];
  const closing = from.findIndex(
    (one, index) => index > 0 && one.startsWith(indentation) && /^[)}]/.test(one.slice(indentation.length)),
  );
  const isOneLine = from[0]?.endsWith(';') === true;
  return from.slice(0, isOneLine || closing === -1 ? 1 : closing + 1).join('\n');
}

/** Returns the names of tests and groups, as written in the source. */
export function testNames(text: string): { readonly text: string; readonly line: number }[] {
  return [...text.matchAll(testName)].map((match) => ({ text: match[2] ?? '', line: lineOf(text, match) }));
}

const lineOf = (text: string, { index }: RegExpExecArray): number => text.slice(0, index).split('\n').length;

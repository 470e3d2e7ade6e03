import { ruleId, rulesIn } from '../shared/ids.ts';

/** A test that claims more rules than these shows none of them closely enough to count. */
export const mostRules = 3;

/** A test's word, read from its source, that it shows a rule. Whether it ran is another matter. */
export interface Claim {
  readonly rule: string;
  readonly source: string;
  readonly line: number;
}

const testName = /\b(?:test|it|describe|suite)(?:\.\w+)*\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** True for a source whose tags or names of tests claim rules. */
export const isTestSource = (path: string): boolean =>
  /\.feature$|\.test\.ts$|^features\/journeys\/.*\.ts$/.test(path);

/**
 * The claims in a source file: tags of a feature, names of tests and of the groups around them. Where a name takes its ids
 * from a table, they are the strings of the file that hold ids and nothing else.
 */
export function claimsIn(source: string, text: string): Claim[] {
  return source.endsWith('.feature') ? tagClaims(source, text) : nameClaims(source, text);
}

function tagClaims(source: string, text: string): Claim[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.trimStart().startsWith('@')
        ? rulesIn(line).map((rule) => ({ rule, source, line: index + 1 }))
        : [],
    );
}

function nameClaims(source: string, text: string): Claim[] {
  return namedTests(text).flatMap(({ claimed, line }) =>
    rulesIn(claimed).map((rule) => ({ rule, source, line })),
  );
}

/** A test, or a row of the table that tests are made from. */
export interface NamedTest {
  /** The name as the source has it, or the row. */
  readonly name: string;
  /** The text that holds its ids. */
  readonly claimed: string;
  readonly line: number;
  /** The code of the test; of a row, the row and the tests that follow its table. */
  readonly code: string;
}

/** The tests and groups of a source file, then the rows of its tables. */
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

/** The name of a test that is made from a table, ids included. */
const idsFromTable = /^\[\$\{/;

const stringOfIds = new RegExp(String.raw`(['"])(${ruleId}(?: ${ruleId})*)\1`, 'g');

/** A statement of formatted code: up to the line that closes it, which has its indentation. */
function blockAt(lines: readonly string[], line: number): string {
  const from = lines.slice(line - 1);
  const [indentation = ''] = /^ */.exec(from[0] ?? '') ?? [];
  const closing = from.findIndex(
    (one, index) => index > 0 && one.startsWith(indentation) && /^[)}]/.test(one.slice(indentation.length)),
  );
  const isOneLine = from[0]?.endsWith(';') === true;
  return from.slice(0, isOneLine || closing === -1 ? 1 : closing + 1).join('\n');
}

/** The names of tests and groups as the source has them. */
export function testNames(text: string): { readonly text: string; readonly line: number }[] {
  return [...text.matchAll(testName)].map((match) => ({ text: match[2] ?? '', line: lineOf(text, match) }));
}

const lineOf = (text: string, { index }: RegExpExecArray): number => text.slice(0, index).split('\n').length;

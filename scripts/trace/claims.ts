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
  const names = testNames(text);
  const rows = names.some(({ text: name }) => idsFromTable.test(name)) ? stringsOfIds(text) : [];
  return [...names, ...rows].flatMap(({ text: name, line }) =>
    rulesIn(name).map((rule) => ({ rule, source, line })),
  );
}

/** The name of a test that is made from a table, ids included. */
const idsFromTable = /^\[\$\{/;

const stringOfIds = new RegExp(String.raw`(['"])(${ruleId}(?: ${ruleId})*)\1`, 'g');

function stringsOfIds(text: string): Named[] {
  return [...text.matchAll(stringOfIds)].map((match) => ({
    text: match[2] ?? '',
    line: lineOf(text, match),
  }));
}

/** Part of a source, with the line where it begins. */
interface Named {
  readonly text: string;
  readonly line: number;
}

/** The names of tests and groups as the source has them. */
export function testNames(text: string): Named[] {
  return [...text.matchAll(testName)].map((match) => ({ text: match[2] ?? '', line: lineOf(text, match) }));
}

const lineOf = (text: string, { index }: RegExpExecArray): number => text.slice(0, index).split('\n').length;

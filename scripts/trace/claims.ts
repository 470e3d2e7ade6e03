import { rulesIn } from '../shared/ids.ts';

/** A test's word, read from its source, that it shows a rule. Whether it ran is another matter. */
export interface Claim {
  readonly rule: string;
  readonly source: string;
  readonly line: number;
}

const testName = /\b(?:test|it|describe|suite)(?:\.\w+)*\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The claims in a source file: tags of a feature, names of tests and of the groups around them. */
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
  return testNames(text).flatMap(({ text: name, line }) =>
    rulesIn(name).map((rule) => ({ rule, source, line })),
  );
}

/** The names of tests and groups as the source has them, with the lines where they begin. */
export function testNames(text: string): { readonly text: string; readonly line: number }[] {
  return [...text.matchAll(testName)].map((match) => ({
    text: match[2] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

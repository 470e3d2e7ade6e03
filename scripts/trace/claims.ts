import { rulesIn } from '../reporters/results.ts';

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
  return [...text.matchAll(testName)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return rulesIn(match[2] ?? '').map((rule) => ({ rule, source, line }));
  });
}

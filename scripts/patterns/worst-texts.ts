import fc from 'fast-check';
import type { Pattern } from './patterns.ts';

const seed = 20_261_122;

/** Longest beginning of a sample that is pumped, in characters. */
const longestSample = 12;

/** An end that hardly any pattern has: a character for each class that leaves some out. */
const misfit = '\n\u0000 "\'`@#&=;,/\\[]{}<>';

/**
 * Long texts that nearly match a pattern: texts that match, with one to three of their characters, or all, repeated, and an
 * end that does not fit. What a backtracking engine tries again and again is among them.
 *
 * @param length characters of each text, about
 */
export function* worstTexts(pattern: Pattern, length: number): Generator<string> {
  for (const sample of samplesOf(pattern)) {
    for (const size of new Set([1, 2, 3, sample.length])) {
      for (let start = 0; start + size <= sample.length; start += 1) {
        const [before, unit] = [sample.slice(0, start), sample.slice(start, start + size)];
        yield `${before}${unit.repeat(length / size)}${sample.slice(start + size)}${misfit}`;
      }
    }
  }
}

/** Short texts that match, or the signs of the pattern itself where such texts cannot be made. */
function samplesOf({ source, flags }: Pattern): string[] {
  const texts = matching(new RegExp(source, flags.replaceAll(/[gy]/g, ''))) ?? [withoutSyntax(source)];
  return [...new Set(texts.map((text) => text.slice(0, longestSample)))].filter((text) => text !== '');
}

/** Null for what the library cannot make texts of, such as look-arounds. */
function matching(expression: RegExp): string[] | null {
  try {
    return fc.sample(fc.stringMatching(expression, { size: 'small' }), { seed, numRuns: 2 });
  } catch {
    return null;
  }
}

/** What is left of a pattern without groups, classes and counts, and with what its escapes stand for. */
const withoutSyntax = (source: string): string =>
  source
    .replaceAll(/\(\?(?:<?[=!]|:|<\w+>)|\[[^\]]*\]|\{\d*,?\d*\}|\\[bBkpP](?:<\w+>|\{\w+\})?|[()|?*+^$]/g, '')
    .replaceAll(/\\([dws])/g, (_whole, kind: string) => ({ d: '0', w: 'a', s: ' ' })[kind] ?? kind)
    .replaceAll('\\', '');

import fc from 'fast-check';
import type { Pattern } from './patterns.ts';

const seed = 20_261_122;

/** Maximum length of a sample whose parts are repeated, in characters. */
const longestSample = 12;

/** A text end that almost no pattern matches: one character of each common class. */
const mismatch = '\n\u0000 "\'`@#&=;,/\\[]{}<>';

/**
 * Generates long texts that nearly match a pattern. Each repeats a part of a matching text, of one to three or all
 * characters, and has an end that does not match. Some of the texts make a backtracking engine slow.
 *
 * @param length approximate number of characters of each text
 */
export function* worstTexts(pattern: Pattern, length: number): Generator<string> {
  for (const sample of samplesOf(pattern)) {
    for (const size of new Set([1, 2, 3, sample.length])) {
      for (let start = 0; start + size <= sample.length; start += 1) {
        const [before, unit] = [sample.slice(0, start), sample.slice(start, start + size)];
        yield `${before}${unit.repeat(length / size)}${sample.slice(start + size)}${mismatch}`;
      }
    }
  }
}

/** Returns short matching texts, or the characters of the pattern if the library cannot generate texts. */
function samplesOf({ source, flags }: Pattern): string[] {
  const texts = matching(new RegExp(source, flags.replaceAll(/[gy]/g, ''))) ?? [withoutSyntax(source)];
  return [...new Set(texts.map((text) => text.slice(0, longestSample)))].filter((text) => text !== '');
}

/** Generates matching texts; null for patterns that the library does not support, such as look-arounds. */
function matching(expression: RegExp): string[] | null {
  try {
    return fc.sample(fc.stringMatching(expression, { size: 'small' }), { seed, numRuns: 2 });
  } catch {
    return null;
  }
}

/** Removes groups, classes and counts from a pattern and replaces escapes by a matching character. */
const withoutSyntax = (source: string): string =>
  source
    .replaceAll(/\(\?(?:<?[=!]|:|<\w+>)|\[[^\]]*\]|\{\d*,?\d*\}|\\[bBkpP](?:<\w+>|\{\w+\})?|[()|?*+^$]/g, '')
    .replaceAll(/\\([dws])/g, (_whole, kind: string) => ({ d: '0', w: 'a', s: ' ' })[kind] ?? kind)
    .replaceAll('\\', '');

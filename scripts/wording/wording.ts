import type { SourceFile } from '../architecture/files.ts';

/** A word that texts of the project must not use. */
export interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Paths, from the project's root, of the folders and files that may use the word. */
  readonly unchecked: readonly string[];
}

const columns = ['word', 'instead', 'not checked in'];

/**
 * Parses the list of replaced words, one row a line.
 * @throws {Error} with file and line if the header is wrong or a row has no replacement
 */
export function parseWords(file: string, [header, ...rows]: readonly string[]): Word[] {
  if (header !== columns.join('\t')) throw new Error(`${file}:1 must name the columns ${columns.join(', ')}`);
  return rows.map((row, index) => {
    const [word, instead, unchecked = ''] = row.split('\t');
    if (!word || !instead) throw new Error(`${file}:${index + 2} needs a word and what to write instead`);
    return {
      pattern: patternOf(word),
      instead,
      unchecked: unchecked.split(' ').filter((path) => path !== ''),
    };
  });
}

/** Returns one line for each use of a replaced word, with file, line, the word and its replacement. */
export function wordFindings(words: readonly Word[], files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    words
      .filter(({ unchecked }) => !unchecked.some((place) => path === place || path.startsWith(`${place}/`)))
      .flatMap((word) => usesOf(word, text))
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, said, instead }) => `${path}:${line} says "${said}": write ${instead} (docs/words.tsv)`),
  );
}

/** Returns a pattern that matches a word or its plural. It also matches a phrase with a line break inside a comment. */
function patternOf(word: string): RegExp {
  const gap = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//)?[ \t]*)`;
  return new RegExp(String.raw`(?<![\w-])${word.replaceAll(' ', gap)}s?(?![\w-])`, 'gi');
}

function usesOf({ pattern, instead }: Word, text: string) {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    line: text.slice(0, index).split('\n').length,
    said: found.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
    instead,
  }));
}

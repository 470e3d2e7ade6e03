import type { SourceFile } from '../architecture/files.ts';
import { wellFormedRows, readTable } from '../trace/table.ts';

/** A word that texts of the project must not use. */
export interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Paths, from the project's root, of the folders and files that may use the word. */
  readonly unchecked: readonly string[];
}

const columns = ['word', 'instead', 'not checked in'] as const;

/** Parses the list of replaced words. @throws {Error} with file and line of each malformed row */
export const parseWords = (file: string, text: string): readonly Word[] =>
  wellFormedRows(
    readTable(
      file,
      text,
      columns,
      ([word, instead, unchecked]) => ({
        pattern: patternOf(word),
        instead,
        unchecked: unchecked.split(' ').filter((path) => path !== ''),
      }),
      ['not checked in'],
    ),
  );

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

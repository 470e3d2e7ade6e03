import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

/** The arguments of the command: paths of features, and the rest for Cucumber. */
interface FeatureWords {
  /** Files or folders; files may have lines: `features/landing/landing.feature:12`. */
  readonly paths: readonly string[];
  readonly rest: readonly string[];
}

/** Splits the arguments. An argument that exists as a file or folder is a path. */
export function featureWords(words: readonly string[]): FeatureWords {
  const isPath = (word: string) => existsSync(join(root, word.replace(/(?::\d+)+$/, '')));
  return { paths: words.filter(isPath), rest: words.filter((word) => !isPath(word)) };
}

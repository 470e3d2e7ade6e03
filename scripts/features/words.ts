import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/source-files.ts';

/** The arguments of the command: features by path, and what Cucumber gets as it is. */
export interface FeatureWords {
  /** Files or folders, files perhaps with lines: `features/landing/landing.feature:12`. */
  readonly paths: readonly string[];
  readonly rest: readonly string[];
}

/** Whatever is there is a path: no option and no tag is called like a file. */
export function featureWords(words: readonly string[]): FeatureWords {
  const isPath = (word: string) => existsSync(join(root, word.replace(/(?::\d+)+$/, '')));
  return { paths: words.filter(isPath), rest: words.filter((word) => !isPath(word)) };
}

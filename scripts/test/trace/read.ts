import { filesUnder, sourceFolders, textOf } from '../../shared/source-files.ts';
import { isTestSource } from '../gherkin/claims.ts';
import { type Pair, pairsIn } from './pairs.ts';
import { type Passed, passedFile, readPassed } from './passed.ts';

/** Reads the sources of all tests. */
export const readTests = (): { readonly path: string; readonly text: string }[] =>
  filesUnder(sourceFolders)
    .filter(isTestSource)
    .map((path) => ({ path, text: textOf(path) }));

/** Returns a pair for each rule and each test that claims the rule. */
export const readPairs = (tests = readTests()): Pair[] =>
  tests.flatMap(({ path, text }) => pairsIn(path, text));

/** Reads the ids that passed in the last committed run. */
export const readPassedFile = (): Passed => readPassed(textOf(passedFile));

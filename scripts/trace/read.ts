import { filesUnder, sourceFolders, textOf } from '../shared/source-files.ts';
import { type OpenQuestion, readOpenQuestions, readPending, readRules, type Rule } from './catalogue.ts';
import { isSectionFile } from '../shared/ids.ts';
import { isTestSource } from './claims.ts';
import { type Pair, pairsIn } from './pairs.ts';
import { readReviews, type Review, reviewFile } from './reviews.ts';
import type { Table } from './table.ts';
import { readWaivers, type Waiver, waiverFile } from './waivers.ts';

/** The folder of the catalogue, from the root. */
const folder = 'features/rules';
export const pendingFile = `${folder}/pending.txt`;

/** The catalogue of rules with its registers. */
export interface Catalogue {
  readonly rules: readonly Rule[];
  /** Open questions of a section have ids like rules; conflicts have C- and ambiguities A- ids. */
  readonly questions: readonly OpenQuestion[];
  readonly pending: readonly string[];
  readonly waivers: readonly Waiver[];
  readonly reviews: readonly Review[];
  /** Messages for malformed rows, one line each. */
  readonly malformed: readonly string[];
}

/** Reads the catalogue of rules and its registers from the source files. */
export function readCatalogue(): Catalogue {
  const malformed: string[] = [];
  const tables = <Row>(
    files: readonly string[],
    read: (file: string, text: string) => Table<Row>,
  ): readonly Row[] =>
    files.flatMap((file) => {
      const table = read(file, textOf(file));
      malformed.push(...table.malformed);
      return [...table.rows];
    });
  return {
    rules: tables(filesUnder([folder]).filter(isSectionFile), readRules),
    questions: tables(filesUnder([`${folder}/open-questions`]), readOpenQuestions),
    pending: readPending(textOf(pendingFile)),
    waivers: tables(filesUnder([waiverFile]), readWaivers),
    reviews: tables(filesUnder([reviewFile]), readReviews),
    malformed,
  };
}

/** Reads the sources of all tests. */
export const readTests = (): { readonly path: string; readonly text: string }[] =>
  filesUnder(sourceFolders)
    .filter(isTestSource)
    .map((path) => ({ path, text: textOf(path) }));

/** Returns the pairs of each rule and each of its tests. */
export const readPairs = (tests = readTests()): Pair[] =>
  tests.flatMap(({ path, text }) => pairsIn(path, text));

import { filesUnder, sourceFolders, textOf } from '../../shared/source-files.ts';
import {
  type Decision,
  readDecisions,
  readPlaces,
  readRules,
  type Rule,
  type SentencePlace,
} from './catalogue.ts';
import { isSectionFile } from '../../shared/ids.ts';
import { isTestSource } from '../gherkin/claims.ts';
import type { Notes } from './note-files.ts';
import { readNotes } from './notes.ts';
import { type Pair, pairsIn } from './pairs.ts';
import type { Table } from '../../shared/tsv.ts';
import { type Passed, passedFile, readPassed } from './passed.ts';

/** The folder of the catalogue, from the root. */
const folder = 'features/rules';

/** The rules, with the decisions and with what readers wrote about them. */
export interface Catalogue {
  readonly rules: readonly Rule[];
  /** Decisions of a section have ids like rules; conflicts have C- and ambiguities A- ids. */
  readonly decisions: readonly Decision[];
  readonly places: readonly SentencePlace[];
  readonly notes: Notes;
  /** Messages for malformed rows, one line each. */
  readonly malformed: readonly string[];
}

/** Reads the rules, decisions and notes. `place` is the path of their folder from the root. */
export function readCatalogue(place: string = folder): Catalogue {
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
  const notes = <Kind extends keyof Notes>(kind: Kind) =>
    tables(filesUnder([`${place}/${kind}.tsv`]), (file, text) => readNotes(kind, file, text));
  return {
    rules: tables(filesUnder([place]).filter(isSectionFile), readRules),
    decisions: tables(filesUnder([`${place}/open-questions`]), readDecisions),
    places: tables(filesUnder([`${place}/places.tsv`]), readPlaces),
    notes: {
      approvals: notes('approvals'),
      questions: notes('questions'),
      answers: notes('answers'),
    },
    malformed,
  };
}

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

import { isSectionFile } from '../../shared/ids.ts';
import { filesUnder, textOf } from '../../shared/source-files.ts';
import { readTable, type Table } from '../../shared/tsv.ts';
import type { Notes } from './note-files.ts';
import { readNotes } from './notes.ts';

/** One rule of the specification, as worded by this project. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  /** Names of what the rule is about, such as `field:salesPrice`. */
  readonly about: readonly string[];
  /** File and line of the rule, as file:line. */
  readonly place: string;
}

/** A decision on a question that the documents leave open, answer twice, or answer in words with several meanings. */
export interface Decision {
  readonly id: string;
  readonly question: string;
  readonly decided: string;
  /** The alternative, in case the product owner rejects the decision. */
  readonly otherwise: string;
  /** Ids of the rules that implement the decision; may be empty. */
  readonly evidence: string;
  /** Ids of the rules whose sentences in the documents the decision overrules: the product does something else. */
  readonly overrules: string;
  /**
   * Question to the product owner, with ` | ` before each of its answers: what holds until the owner answers, then the
   * alternatives. Without answers, `decided` and `otherwise` are the two. Empty for a final decision.
   */
  readonly ask: string;
  /**
   * Empty if a test names the decision. Otherwise ids of rules or decisions whose tests would fail if the decision were
   * made otherwise, or the reason why no test can show it.
   */
  readonly shown: string;
  /** Names of what the decision is about beyond the rules in `evidence`. */
  readonly about: readonly string[];
  readonly place: string;
}

/** Parses a file of the catalogue: tab-separated, header `id kind rule about`. The last may be empty or left out. */
export function readRules(file: string, text: string): Table<Rule> {
  return readTable(
    file,
    text,
    ['id', 'kind', 'rule', 'about'],
    ([id, kind, rule, about], place) => ({ id, kind, rule, about: namesIn(about), place }),
    ['about'],
  );
}

const namesIn = (about: string): string[] => about.split(' ').filter((name) => name !== '');

/**
 * Parses a file of decisions: tab-separated, header `id question decided otherwise evidence overrules ask shown
 * about`. The last five may be empty or left out.
 */
export function readDecisions(file: string, text: string): Table<Decision> {
  return readTable(
    file,
    text,
    ['id', 'question', 'decided', 'otherwise', 'evidence', 'overrules', 'ask', 'shown', 'about'],
    ([id, question, decided, otherwise, evidence, overrules, ask, shown, about], place) => ({
      id,
      question,
      decided,
      otherwise,
      evidence,
      overrules,
      ask,
      shown,
      about: namesIn(about),
      place,
    }),
    ['evidence', 'overrules', 'ask', 'shown', 'about'],
  );
}

/** The sentence of the documents that a rule says. Sentences, entries of lists and rows of tables are counted. */
export interface SentencePlace {
  readonly rule: string;
  /** Number in the section of the rule, `introduction` and the number, or `heading`. */
  readonly sentence: string;
}

/** Parses the places of the rules in the documents: tab-separated, header `rule sentence`. */
export const readPlaces = (file: string, text: string): Table<SentencePlace> =>
  readTable(file, text, ['rule', 'sentence'], ([rule, sentence]) => ({ rule, sentence }));

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

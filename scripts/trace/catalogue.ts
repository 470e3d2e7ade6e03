import { readTable, type Table } from './table.ts';

/** One rule of the specification, as worded by this project. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
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
  readonly place: string;
}

/** Parses a file of the catalogue: tab-separated, header `id kind rule`. */
export function readRules(file: string, text: string): Table<Rule> {
  return readTable(file, text, ['id', 'kind', 'rule'], ([id, kind, rule], place) => ({
    id,
    kind,
    rule,
    place,
  }));
}

/**
 * Parses a file of decisions: tab-separated, header `id question decided otherwise evidence`. Only evidence may be
 * empty.
 */
export function readDecisions(file: string, text: string): Table<Decision> {
  return readTable(
    file,
    text,
    ['id', 'question', 'decided', 'otherwise', 'evidence'],
    ([id, question, decided, otherwise, evidence], place) => ({
      id,
      question,
      decided,
      otherwise,
      evidence,
      place,
    }),
    ['evidence'],
  );
}

/** A rule whose sentence in the documents a decision overrules: the product does something else. */
export interface Amendment {
  readonly rule: string;
  /** Id of the decision. */
  readonly decision: string;
  readonly place: string;
}

/** Parses the amended rules: tab-separated, header `rule decision`. */
export const readAmended = (file: string, text: string): Table<Amendment> =>
  readTable(file, text, ['rule', 'decision'], ([rule, decision], place) => ({ rule, decision, place }));

/** The sentence of the documents that a rule says. Sentences, entries of lists and rows of tables are counted. */
export interface SentencePlace {
  readonly rule: string;
  /** Number in the section of the rule, or `introduction` and the number. */
  readonly sentence: string;
}

/** Parses the places of the rules in the documents: tab-separated, header `rule sentence`. */
export const readPlaces = (file: string, text: string): Table<SentencePlace> =>
  readTable(file, text, ['rule', 'sentence'], ([rule, sentence]) => ({ rule, sentence }));

/** A question to the product owner about a decision. The decision holds until the product owner answers. */
export interface Waiting {
  /** Id of the decision. */
  readonly decision: string;
  readonly question: string;
  readonly place: string;
}

/** Parses the questions to the product owner: tab-separated, header `decision question`. */
export const readWaiting = (file: string, text: string): Table<Waiting> =>
  readTable(file, text, ['decision', 'question'], ([decision, question], place) => ({
    decision,
    question,
    place,
  }));

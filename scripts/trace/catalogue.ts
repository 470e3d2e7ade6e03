import { readTable, type Table } from './table.ts';

/** One rule of the specification, in the project's own words. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  /** Its place, as file:line. */
  readonly place: string;
}

/** One thing that the specification leaves open, and what was decided. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  readonly decided: string;
  /** What else it could be: what one would have to say to overturn the decision. */
  readonly otherwise: string;
  /** Ids of the rules that show the decision, or empty. */
  readonly evidence: string;
  readonly place: string;
}

/** Reads one file of the catalogue: tab-separated, header `id kind rule`. */
export function readRules(file: string, text: string): Table<Rule> {
  return readTable(file, text, ['id', 'kind', 'rule'], ([id, kind, rule], place) => ({
    id,
    kind,
    rule,
    place,
  }));
}

/** Reads one file of the register: tab-separated, header `id question decided otherwise evidence`; only evidence may be empty. */
export function readOpenQuestions(file: string, text: string): Table<OpenQuestion> {
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

/** The ids of the pending list, in its order. Lines with # are comments. */
export function readPending(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The pending list without some of its ids; comments and order stay. */
export function withoutPending(text: string, gone: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => !gone.has(line.trim()))
    .join('\n');
}

/** Records that a reader approved a rule as it was, or withdrew the approval. */
export interface Approval {
  readonly rule: string;
  /** Time in UTC, as ISO 8601. */
  readonly time: string;
  readonly by: string;
  readonly what: 'approved' | 'withdrawn';
  /** The words of the rule at that time. */
  readonly words: string;
  /** The tests of the rule at that time; see `evidenceOf`. */
  readonly evidence: string;
}

/** A question of a reader about a rule. */
export interface Question {
  readonly id: string;
  readonly time: string;
  readonly by: string;
  /** Id of the rule. */
  readonly about: string;
  readonly question: string;
  readonly reason: string;
}

/** An answer to the question of a reader, or to the question about a decision that waits for the product owner. */
export interface Answer {
  /** Id of the question or of the decision. */
  readonly to: string;
  readonly time: string;
  readonly by: string;
  readonly answer: string;
}

/** What readers wrote: each list in the order of the times. */
export interface Notes {
  readonly approvals: readonly Approval[];
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
}

/** The files of the notes, in `features/rules/`, with their columns. Lines are only appended to them. */
export const noteFiles = {
  approvals: ['rule', 'time', 'by', 'what', 'words', 'evidence'],
  questions: ['id', 'time', 'by', 'about', 'question', 'reason'],
  answers: ['to', 'time', 'by', 'answer'],
} as const satisfies { readonly [Kind in keyof Notes]: readonly (keyof Notes[Kind][number])[] };

/** Returns a note as a line of its file, without a line break. */
export const lineOf = (kind: keyof Notes, note: object): string =>
  noteFiles[kind].map((name) => oneLine(Reflect.get(note, name) as string)).join('\t');

/** Returns a text without line breaks, tabs, other control characters, and marks that change the direction of a text. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();

/** Records that a reader approved or rejected a rule as it was, or withdrew that. */
export interface Approval {
  readonly rule: string;
  /** Time in UTC, as ISO 8601. */
  readonly time: string;
  readonly by: string;
  readonly what: 'approved' | 'rejected' | 'withdrawn';
  /** The words of the rule at that time. */
  readonly words: string;
  /** The tests of the rule at that time; see `evidenceOf`. */
  readonly evidence: string;
  /** Why the reader rejected the rule; blank otherwise. */
  readonly reason: string;
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
  approvals: ['rule', 'time', 'by', 'what', 'words', 'evidence', 'reason'],
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

/** Returns who approved and who rejected a rule, in sentences; blank if nobody did. */
export function standingText(valid: readonly Pick<Approval, 'by' | 'time' | 'what' | 'reason'>[]): string {
  const approvals = valid.filter(({ what }) => what === 'approved').map(byWhom);
  const rejections = valid.filter(({ what }) => what === 'rejected');
  return [
    ...(approvals.length > 0 ? [`Approved by ${approvals.join(', and by ')}.`] : []),
    ...rejections.map((note) => `Rejected by ${byWhom(note)}: ${note.reason}`),
  ].join(' ');
}

/** Returns the state of a rule from the approvals and rejections of its present words and tests; null without any. */
export const stateOf = (valid: readonly Pick<Approval, 'what'>[]): 'rejected' | 'approved' | null =>
  valid.length === 0 ? null : valid.some(({ what }) => what === 'rejected') ? 'rejected' : 'approved';

/** The label of a rule by its state; other states have none. */
export const stateMarks: Readonly<Record<string, string>> = {
  changed: 'Changed since approval',
  rejected: 'Rejected',
};

/** Returns the reader and the day of a note. */
export const byWhom = ({ by, time }: Pick<Approval, 'by' | 'time'>): string => `${by} on ${dayOf(time)}`;

/** Returns the day of a time in UTC, such as November 24, 2026. */
export const dayOf = (time: string): string => days.format(new Date(time));

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

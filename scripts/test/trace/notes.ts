import { digest } from './digest.ts';
import { type Approval, noteFiles, type Notes, stateOf } from './note-files.ts';
import { readTable, type Table } from '../../shared/tsv.ts';

/** Parses a file of notes: tab-separated, with the columns in `noteFiles`. */
export function readNotes<Kind extends keyof Notes>(
  kind: Kind,
  file: string,
  text: string,
): Table<Notes[Kind][number]> {
  const columns: readonly string[] = noteFiles[kind];
  const { rows, malformed } = readTable(
    file,
    text,
    columns,
    (cells, place) => ({
      place,
      note: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])),
    }),
    ['evidence', 'reason'],
  );
  const isSound = ({ note }: (typeof rows)[number]) =>
    isTime(note['time']) &&
    (kind !== 'approvals' ||
      (note['what'] === 'rejected'
        ? note['reason'] !== ''
        : /^(?:approved|withdrawn)$/.test(note['what'] ?? '')));
  return {
    rows: rows
      .filter(isSound)
      .map(({ note }) => note as unknown as Notes[Kind][number])
      .toSorted((one, other) => one.time.localeCompare(other.time)),
    malformed: [
      ...malformed,
      ...rows.filter((row) => !isSound(row)).map(({ place }) => `${place} has a wrong time or word`),
    ],
  };
}

const isTime = (text = ''): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(text);

interface Test {
  /** File and name of the test. */
  readonly test: string;
  /** Text of the test, as the reader sees it. */
  readonly text: string;
}

/** Returns the tests of a rule in one line: the fingerprint of each text, the file and the name, sorted by name. */
export const evidenceOf = (tests: readonly Test[]): string =>
  tests
    .toSorted((one, other) => one.test.localeCompare(other.test))
    .map(({ test, text }) => `${digest([text])} ${test}`)
    .join(' | ');

/** What has changed since an approval or a rejection. */
export interface Change {
  readonly approval: Approval;
  /** The approved words, if they have changed; null otherwise. */
  readonly before: string | null;
  /** Names of tests that are gone, are new, or have another text. A moved test is unchanged. */
  readonly gone: readonly string[];
  readonly added: readonly string[];
  readonly rewritten: readonly string[];
}

/** The approvals and rejections of a rule. The last line of each reader counts. */
export interface Standing {
  /** `rejected`: by at least one reader; `changed`: every approval and rejection is about other words or tests. */
  readonly state: 'approved' | 'rejected' | 'changed' | 'open';
  /** The approvals and rejections of the present words and tests. */
  readonly valid: readonly Approval[];
  /** Those of earlier words or tests, and what has changed since. */
  readonly changed: readonly Change[];
  /** The words and tests that an approval or rejection is about now. */
  readonly words: string;
  readonly evidence: string;
}

/** Returns the standing of a rule from all lines about it, in the order of their times. */
export function standingOf(words: string, tests: readonly Test[], lines: readonly Approval[]): Standing {
  const evidence = evidenceOf(tests);
  const last = [...new Map(lines.map((line) => [line.by, line])).values()];
  const changes = last
    .filter(({ what }) => what !== 'withdrawn')
    .map((approval) => changeSince(approval, { words, evidence }));
  const isValid = ({ before, gone, added, rewritten }: Change) =>
    before === null && gone.length + added.length + rewritten.length === 0;
  const valid = changes.filter(isValid).map(({ approval }) => approval);
  const changed = changes.filter((change) => !isValid(change));
  const state = stateOf(valid) ?? (changed.length > 0 ? 'changed' : 'open');
  return { state, valid, changed, words, evidence };
}

function changeSince(approval: Approval, now: Pick<Standing, 'words' | 'evidence'>): Change {
  const [before, after] = [testsIn(approval.evidence), testsIn(now.evidence)];
  // A test with the same text under another name was moved.
  const lost = before.filter(({ hash }) => !after.some((one) => one.hash === hash));
  const found = after.filter(({ hash }) => !before.some((one) => one.hash === hash));
  const isIn = (tests: typeof before) => (one: (typeof before)[number]) =>
    tests.some(({ name }) => name === one.name);
  const names = (tests: typeof before) => tests.map(({ name }) => name);
  return {
    approval,
    before: approval.words === now.words ? null : approval.words,
    gone: names(lost.filter((one) => !isIn(after)(one))),
    added: names(found.filter((one) => !isIn(before)(one))),
    rewritten: names(found.filter(isIn(before))),
  };
}

/** Parses the tests in the evidence of an approval. */
const testsIn = (evidence: string) =>
  evidence
    .split(/ \| (?=[\da-f]{12} )/)
    .filter((part) => part !== '')
    .map((part) => ({ hash: part.slice(0, 12), name: part.slice(13) }));

/** Returns the approvals of each rule, by its id. */
export function standingsOf(
  rules: readonly { readonly id: string; readonly rule: string }[],
  pairs: readonly (Test & { readonly rule: string })[],
  approvals: readonly Approval[],
): Map<string, Standing> {
  const tests = Map.groupBy(pairs, ({ rule }) => rule);
  const lines = Map.groupBy(approvals, ({ rule }) => rule);
  return new Map(
    rules.map(({ id, rule }) => [id, standingOf(rule, tests.get(id) ?? [], lines.get(id) ?? [])]),
  );
}

/** Returns the number of rules in each state of approval. */
export function countStandings(standings: Iterable<Pick<Standing, 'state'>>) {
  const counts = { approved: 0, rejected: 0, changed: 0, open: 0 };
  for (const { state } of standings) counts[state] += 1;
  return counts;
}

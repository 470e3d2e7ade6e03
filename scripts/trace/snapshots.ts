import { compareIds, isSectionFile } from '../shared/ids.ts';
import { type Decision, readDecisions, readRules, type Rule } from './catalogue.ts';
import { isTestSource } from './claims.ts';
import { type Pair, pairsIn } from './pairs.ts';
import { readTable, type Table, wellFormedRows } from './table.ts';

/** The state of the specification at one time: words of rules, decisions, and the tests that claim each rule. */
export interface Snapshot {
  /** Version of a release, or `unreleased`. */
  readonly name: string;
  /** The commit and its day; empty for the present sources. */
  readonly origin: string;
  readonly rules: ReadonlyMap<string, string>;
  readonly decisions: ReadonlyMap<string, string>;
  /** Tests that claim a rule, as `file: name`, by the id of the rule. */
  readonly evidence: ReadonlyMap<string, readonly string[]>;
}

/** Folder of the snapshots, from the root: one file for each release. */
export const releaseFolder = 'features/rules/releases';

/** Returns the snapshot of these files. Ignores all but files of the catalogue and files of tests. */
export function snapshotOf(
  name: string,
  origin: string,
  files: readonly { readonly path: string; readonly text: string }[],
): Snapshot {
  return { name, origin, ...contentOf(stateIn(files)) };
}

/** Returns the rules, decisions and pairs in these files. Ignores all but files of the catalogue and files of tests. */
export function stateIn(files: readonly { readonly path: string; readonly text: string }[]) {
  const rowsOf = <Row>(
    isMeant: (path: string) => boolean,
    read: (path: string, text: string) => Table<Row>,
  ) => files.filter(({ path }) => isMeant(path)).flatMap(({ path, text }) => read(path, text).rows);
  return {
    rules: rowsOf(isSectionFile, readRules),
    decisions: rowsOf((path) => path.startsWith('features/rules/open-questions/'), readDecisions),
    pairs: files.filter(({ path }) => isTestSource(path)).flatMap(({ path, text }) => pairsIn(path, text)),
  };
}

/** Returns the rules, the decisions and the tests of each rule for a snapshot. */
export const contentOf = ({ rules, decisions, pairs }: Read): Omit<Snapshot, 'name' | 'origin'> => ({
  rules: new Map(rules.map(({ id, rule }) => [id, rule])),
  decisions: new Map(decisions.map(({ id, decided }) => [id, decided])),
  evidence: testsByRule(pairs),
});

interface Read {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
  readonly pairs: readonly Pick<Pair, 'rule' | 'test'>[];
}

const testsByRule = (pairs: readonly Pick<Pair, 'rule' | 'test'>[]) =>
  new Map(
    [...Map.groupBy(pairs, ({ rule }) => rule)].map(([rule, own]) => [
      rule,
      [...new Set(own.map(({ test }) => test))].toSorted(),
    ]),
  );

const columns = ['what', 'id', 'text'] as const;

/** Returns the text of the file that stores the snapshot of a release. */
export function snapshotText({ origin, rules, decisions, evidence }: Snapshot): string {
  const lines = [
    columns,
    ['origin', origin, 'the sources that this is made from'],
    ...[...rules].toSorted(byId).map(([id, text]) => ['rule', id, text]),
    ...[...decisions].toSorted(([a], [b]) => a.localeCompare(b)).map(([id, text]) => ['decision', id, text]),
    ...[...evidence].toSorted(byId).flatMap(([id, tests]) => tests.map((test) => ['evidence', id, test])),
  ];
  return `${lines.map((cells) => cells.join('\t')).join('\n')}\n`;
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  compareIds(one, other);

/** Parses the snapshot file of a release. @throws {Error} for a malformed line */
export function readSnapshot(file: string, text: string): Snapshot {
  const rows = wellFormedRows(readTable(file, text, columns, ([what, id, told]) => ({ what, id, told })));
  const of = (wanted: string) => rows.filter(({ what }) => what === wanted);
  return {
    name: file.slice(releaseFolder.length + 1).replace(/\.tsv$/, ''),
    origin: of('origin')[0]?.id ?? '',
    rules: new Map(of('rule').map(({ id, told }) => [id, told])),
    decisions: new Map(of('decision').map(({ id, told }) => [id, told])),
    evidence: testsByRule(of('evidence').map(({ id, told }) => ({ rule: id, test: told }))),
  };
}

import { compareIds, isSectionFile } from '../../shared/ids.ts';
import { type Decision, readDecisions, readRules, type Rule } from './catalogue.ts';
import { isTestSource } from '../../test/gherkin/claims.ts';
import { type Pair, pairsIn } from './pairs.ts';
import { readTable, type Table, wellFormedRows } from '../../shared/tsv.ts';

/** The state of the specification at one time: words of rules, decisions, and how many tests claim each rule. */
export interface Snapshot {
  /** Version of a release, or `unreleased`. */
  readonly name: string;
  /** The commit and its day; empty for the present sources. */
  readonly origin: string;
  readonly rules: ReadonlyMap<string, string>;
  readonly decisions: ReadonlyMap<string, string>;
  /** The number of tests that claim a rule, by the id of the rule. */
  readonly tests: ReadonlyMap<string, number>;
}

/** The snapshot of the last release, from the root. */
export const releaseFile = 'features/rules/last-release.tsv';

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

/** Returns the rules, the decisions and the number of tests of each rule for a snapshot. */
export const contentOf = ({ rules, decisions, pairs }: Read): Omit<Snapshot, 'name' | 'origin'> => ({
  rules: new Map(rules.map(({ id, rule }) => [id, rule])),
  decisions: new Map(decisions.map(({ id, decided }) => [id, decided])),
  tests: testCounts({ rules, pairs }),
});

interface Read {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
  readonly pairs: readonly Pick<Pair, 'rule' | 'test'>[];
}

function testCounts({ rules, pairs }: Pick<Read, 'rules' | 'pairs'>): Map<string, number> {
  const byRule = testsByRule(pairs);
  return new Map(rules.map(({ id }) => [id, byRule.get(id)?.size ?? 0]));
}

/** Returns the tests that claim a rule, as `file: name`, by the id of the rule. */
export const testsByRule = (
  pairs: readonly Pick<Pair, 'rule' | 'test'>[],
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    [...Map.groupBy(pairs, ({ rule }) => rule)].map(([rule, own]) => [
      rule,
      new Set(own.map(({ test }) => test)),
    ]),
  );

const columns = ['what', 'id', 'text', 'tests'] as const;

/** Returns the text of the file that stores the snapshot of a release. */
export function snapshotText({ name, origin, rules, decisions, tests }: Snapshot): string {
  const lines = [
    columns,
    ['release', name, origin, ''],
    ...[...rules].toSorted(byId).map(([id, text]) => ['rule', id, text, String(tests.get(id) ?? 0)]),
    ...[...decisions]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([id, text]) => ['decision', id, text, '']),
  ];
  return `${lines.map((cells) => cells.join('\t')).join('\n')}\n`;
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  compareIds(one, other);

/** Parses the snapshot of a release. @throws {Error} for a malformed line */
export function readSnapshot(text: string): Snapshot {
  const read = readTable(
    releaseFile,
    text,
    columns,
    ([what, id, told, tests]) => ({ what, id, told, tests }),
    ['tests'],
  );
  const rows = wellFormedRows(read);
  const of = (wanted: string) => rows.filter(({ what }) => what === wanted);
  const [release] = of('release');
  return {
    name: release?.id ?? '',
    origin: release?.told ?? '',
    rules: new Map(of('rule').map(({ id, told }) => [id, told])),
    decisions: new Map(of('decision').map(({ id, told }) => [id, told])),
    tests: new Map(of('rule').map(({ id, tests }) => [id, Number(tests)])),
  };
}

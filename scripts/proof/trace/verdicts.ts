import { digest } from './digest.ts';
import { readTable, type Table } from '../../shared/tsv.ts';

/** The result of a mutant: whether a test of its rule failed with it. */
export interface Kill {
  readonly rule: string;
  readonly verdict: 'killed' | 'survived';
  /** Date of the run, as yyyy-MM-dd. */
  readonly date: string;
  /** Fingerprint of the mutant: its rule, its file, the text to replace and the replacement. */
  readonly mutant: string;
  /** Fingerprint of the words of the rule, and of the tests for the rule in the file of `test`. */
  readonly evidence: string;
  /** File and name of the failed test; blank for a mutant that survived. */
  readonly test: string;
}

/** The complete run that the committed verdicts are from. */
export interface CommittedRun {
  readonly commit: string;
  /** Start of the run, as ISO 8601. */
  readonly date: string;
  /** Hash of the sources that the run was about. */
  readonly tree: string;
}

/** The content of the file with the committed verdicts. */
export interface Verdicts {
  /** Null if no verdicts are committed. */
  readonly run: CommittedRun | null;
  /** The rules that passed, and the decisions that tests show, each with the fingerprints of its tests in the run. */
  readonly passed: ReadonlyMap<string, ReadonlySet<string>>;
  readonly kills: readonly Kill[];
  /** Why the content of the file does not count; empty for a file that is as the command wrote it. */
  readonly malformed: readonly string[];
}

/** Path of the file with the verdicts of the last complete run that was committed, from the root. */
export const verdictFile = 'features/rules/verdicts.tsv';

const columns = ['what', 'id', 'verdict', 'date', 'about', 'by'] as const;
type Row = readonly [what: string, id: string, verdict: string, date: string, about: string, by: string];

/** Parses the file with the committed verdicts. Nothing counts if the rows are not those that the command wrote. */
export function readVerdicts(text: string): Verdicts {
  const none = { run: null, passed: new Map(), kills: [] };
  const { rows, malformed } = tableIn(verdictFile, text);
  const [first, ...others] = rows;
  if (malformed.length > 0 || first === undefined) return { ...none, malformed };
  const [what, commit, , date, tree, seal] = first;
  if (what !== 'run' || seal !== sealOf(others)) {
    const reason = 'was changed by hand or by a merge. Write it again: npm run trace -- --write';
    return { ...none, malformed: [`${verdictFile} ${reason}`] };
  }
  const passed = others.filter(([kind]) => kind === 'rule');
  return {
    run: { commit, date, tree },
    passed: new Map(passed.map(([, rule, , , about]) => [rule, new Set(about.split(' '))])),
    kills: killsIn(others),
    malformed: [],
  };
}

/** Returns the text of the file with the committed verdicts. */
export function verdictText({
  run,
  passed,
  kills,
}: Pick<Verdicts, 'passed' | 'kills'> & { readonly run: CommittedRun }): string {
  const rows = [
    ...[...passed].map(([rule, pairs]): Row => ['rule', rule, 'passed', '', [...pairs].join(' '), '']),
    ...kills.map(rowOf),
  ];
  return tableOf([['run', run.commit, 'passed', run.date, run.tree, sealOf(rows)], ...rows]);
}

/** Parses results of mutants. Blank text has none. @throws {Error} for a malformed line */
export function readKills(file: string, text: string): Kill[] {
  const { rows, malformed } = tableIn(file, text);
  if (malformed.length > 0) throw new Error(malformed.join('\n'));
  return killsIn(rows);
}

/** Returns the text of a file with results of mutants. */
export const killText = (kills: readonly Kill[]): string => tableOf(kills.map(rowOf));

const tableIn = (file: string, text: string): Table<Row> =>
  text === ''
    ? { rows: [], malformed: [] }
    : readTable(file, text, columns, (cells): Row => cells, ['date', 'by']);

const killsIn = (rows: readonly Row[]): Kill[] =>
  rows.flatMap(([what, rule, verdict, date, about, test]) => {
    const [mutant = '', evidence = ''] = about.split(' ');
    if (what !== 'mutant') return [];
    return [{ rule, verdict: verdict === 'killed' ? 'killed' : 'survived', date, mutant, evidence, test }];
  });

const rowOf = ({ rule, verdict, date, mutant, evidence, test }: Kill): Row => [
  'mutant',
  rule,
  verdict,
  date,
  `${mutant} ${evidence}`,
  test,
];

const tableOf = (rows: readonly Row[]): string =>
  `${[columns, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`;

/** Returns a fingerprint of all rows after the first, so that rows of two runs cannot be mixed. */
const sealOf = (rows: readonly Row[]): string => digest(rows.map((cells) => cells.join(' ')));

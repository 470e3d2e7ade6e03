import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, treeHash } from '../shared/source-files.ts';
import type { OperationName } from '../../contracts/operations/all.ts';
import type { Evaluation } from './evaluate.ts';

/** The tests that fail when the responses of one operation are stubs. */
export interface StubVerdict {
  readonly operation: OperationName;
  /** Interactions of the pact that fail, of how many. */
  readonly pacts: { readonly red: number; readonly all: number };
  /** Number of scenarios at the http level that fail, by area. */
  readonly scenarios: Readonly<Record<string, number>>;
}

/** What is to be said of a mutant that was not killed. */
export function lineOf({ mutant, verdict, level, by, said }: Evaluation): string {
  const where = level === null ? '' : ` (${level})`;
  const why = [by, said].filter((words) => words !== '').join(': ');
  const { id, area, breaks, change } = mutant;
  return `${verdict} ${id} ${area}${where}: ${breaks} [${change.file}]${why === '' ? '' : `\n    ${why}`}`;
}

/** Killed, survived and broken for each area, and in all. */
export function mutantTable(evaluations: readonly Evaluation[]): string[] {
  const areas = [...new Set(evaluations.map(({ mutant }) => mutant.area))].toSorted();
  const counts = (of: readonly Evaluation[]) =>
    verdicts.map((verdict) => of.filter((one) => one.verdict === verdict).length);
  const row = (name: string, of: readonly Evaluation[]) => cells(name, [of.length, ...counts(of)]);
  return [
    cells('area', ['mutants', ...verdicts]),
    ...areas.map((area) =>
      row(
        area,
        evaluations.filter(({ mutant }) => mutant.area === area),
      ),
    ),
    row('all', evaluations),
  ];
}

/** For each call how many exchanges and scenarios notice that it is stubs; then the scenarios by area. */
export function stubTable(verdicts: readonly StubVerdict[]): string[] {
  const areas = [...new Set(verdicts.flatMap(({ scenarios }) => Object.keys(scenarios)))].toSorted();
  return [
    cells('stubbed operation', ['exchanges', 'red', ...areas]),
    ...verdicts.map(({ operation, pacts, scenarios }) =>
      cells(operation, [pacts.all, pacts.red, ...areas.map((area) => scenarios[area] ?? 0)]),
    ),
  ];
}

/** Where the report of all mutants is, from the root. */
export const mutantFile = '.results/mutants.json';

/** What a run leaves behind; README.md beside this file says what it means. */
export type WrittenReport = ReturnType<typeof reportOf>;

export type ReportedMutant = WrittenReport['mutants'][number];

export const reportOf = (evaluations: readonly Evaluation[], stubs: readonly StubVerdict[]) => ({
  tree: treeHash(),
  mutants: evaluations.map(({ mutant: { id, rule, area, breaks, change }, verdict, level, by, said }) => {
    return { id, rule, area, breaks, file: change.file, verdict, level, by, said };
  }),
  stubs,
});

/** Writes the report, beside that of all mutants when not everything was tried. */
export function writeReport(report: WrittenReport, isComplete: boolean): void {
  const file = isComplete ? mutantFile : '.results/mutants-part.json';
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(report, null, 1)}\n`);
}

const verdicts = ['killed', 'survived', 'broken'] as const;

const cells = (name: string, values: readonly (string | number)[]): string =>
  name.padEnd(34) + values.map((value) => String(value).padStart(15)).join('');

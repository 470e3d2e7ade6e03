import type { OperationName } from '../../contracts/operations/all.ts';
import type { Evaluation } from './evaluate.ts';

/** The tests that fail when the responses of one operation are stubs. */
export interface StubVerdict {
  readonly operation: OperationName;
  /** Number of failed interactions of the pact, and number of all its interactions. */
  readonly pacts: { readonly red: number; readonly all: number };
  /** Number of scenarios at the http level that fail, by area. */
  readonly scenarios: Readonly<Record<string, number>>;
}

/** Formats a mutant that was not killed, with the reason. */
export function lineOf({ mutant, verdict, level, by, said, elsewhere }: Evaluation): string {
  const where = level === null ? '' : ` (${level})`;
  const why = [by, said].filter((words) => words !== '').join(': ');
  const { id, rule, area, breaks, change } = mutant;
  const other = elsewhere === null ? '' : `\n    a test without ${rule} fails: ${elsewhere}`;
  return `${verdict} ${id} ${area}${where}: ${breaks} [${change.file}]${why === '' ? '' : `\n    ${why}`}${other}`;
}

/** Returns a table of killed, survived and broken mutants by area, with totals. */
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

/** Returns a table with the failed interactions and, by area, the failed scenarios for the stub of each operation. */
export function stubTable(verdicts: readonly StubVerdict[]): string[] {
  const areas = [...new Set(verdicts.flatMap(({ scenarios }) => Object.keys(scenarios)))].toSorted();
  return [
    cells('stubbed operation', ['interactions', 'failed', ...areas]),
    ...verdicts.map(({ operation, pacts, scenarios }) =>
      cells(operation, [pacts.all, pacts.red, ...areas.map((area) => scenarios[area] ?? 0)]),
    ),
  ];
}

const verdicts = ['killed', 'survived', 'broken'] as const;

const cells = (name: string, values: readonly (string | number)[]): string =>
  name.padEnd(34) + values.map((value) => String(value).padStart(15)).join('');

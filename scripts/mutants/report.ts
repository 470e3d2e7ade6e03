import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, treeHash } from '../source-files.ts';
import type { HollowVerdict } from './hollow/try.ts';
import type { Judgement } from './judge.ts';

/** What is to be said of a mutant that was not killed. */
export function lineOf({ mutant, verdict, level, by, said }: Judgement): string {
  const where = level === null ? '' : ` (${level})`;
  const why = [by, said].filter((words) => words !== '').join(': ');
  const { id, area, breaks, change } = mutant;
  return `${verdict} ${id} ${area}${where}: ${breaks} [${change.file}]${why === '' ? '' : `\n    ${why}`}`;
}

/** Killed, survived and broken for each area, and in all. */
export function mutantTable(judgements: readonly Judgement[]): string[] {
  const areas = [...new Set(judgements.map(({ mutant }) => mutant.area))].toSorted();
  const counts = (of: readonly Judgement[]) =>
    verdicts.map((verdict) => of.filter((one) => one.verdict === verdict).length);
  const row = (name: string, of: readonly Judgement[]) => cells(name, [of.length, ...counts(of)]);
  return [
    cells('area', ['mutants', ...verdicts]),
    ...areas.map((area) =>
      row(
        area,
        judgements.filter(({ mutant }) => mutant.area === area),
      ),
    ),
    row('all', judgements),
  ];
}

/** For each call how many exchanges and scenarios notice that it is hollow; then the scenarios by area. */
export function hollowTable(verdicts: readonly HollowVerdict[]): string[] {
  const areas = [...new Set(verdicts.flatMap(({ scenarios }) => Object.keys(scenarios)))].toSorted();
  return [
    cells('hollow call', ['exchanges', 'red', ...areas]),
    ...verdicts.map(({ operation, pacts, scenarios }) =>
      cells(operation, [pacts.all, pacts.red, ...areas.map((area) => scenarios[area] ?? 0)]),
    ),
  ];
}

/** Writes .results/mutants.json, or -part when not everything was tried; README.md beside this file says what it holds. */
export function writeReport(
  judgements: readonly Judgement[],
  hollow: readonly HollowVerdict[],
  isComplete: boolean,
): void {
  const mutants = judgements.map(({ mutant, verdict, level, by, said }) => ({
    id: mutant.id,
    rule: mutant.rule,
    area: mutant.area,
    breaks: mutant.breaks,
    file: mutant.change.file,
    verdict,
    level,
    by,
    said,
  }));
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(
    join(root, '.results', isComplete ? 'mutants.json' : 'mutants-part.json'),
    `${JSON.stringify({ tree: treeHash(), mutants, hollow }, null, 1)}\n`,
  );
}

const verdicts = ['killed', 'survived', 'broken'] as const;

const cells = (name: string, values: readonly (string | number)[]): string =>
  name.padEnd(34) + values.map((value) => String(value).padStart(15)).join('');

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import type { Judgement } from './judge.ts';

/** One line for a mutant that was not killed. */
export function lineOf({ mutant, verdict, level, by, said }: Judgement): string {
  const where = level === null ? '' : ` (${level})`;
  const why = [by, said].filter((words) => words !== '').join(': ');
  const { id, area, breaks, change } = mutant;
  return `${verdict} ${id} ${area}${where}: ${breaks} [${change.file}]${why === '' ? '' : `\n    ${why}`}`;
}

/** Killed, survived and broken for each area, and in all, as lines of a table. */
export function tableOf(judgements: readonly Judgement[]): string[] {
  const areas = [...new Set(judgements.map(({ mutant }) => mutant.area))].toSorted();
  const row = (name: string, of: readonly Judgement[]) =>
    [name, String(of.length), ...verdicts.map((verdict) => String(count(of, verdict)))]
      .map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(9)))
      .join('');
  return [
    ['area', 'mutants', ...verdicts]
      .map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(9)))
      .join(''),
    ...areas.map((area) =>
      row(
        area,
        judgements.filter(({ mutant }) => mutant.area === area),
      ),
    ),
    row('all', judgements),
  ];
}

/** Writes .results/mutants.json; README.md beside this file says what stands in it. */
export function writeReport(judgements: readonly Judgement[], isComplete: boolean): void {
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
    `${JSON.stringify({ mutants }, null, 1)}\n`,
  );
}

const verdicts = ['killed', 'survived', 'broken'] as const;

function count(judgements: readonly Judgement[], verdict: Judgement['verdict']): number {
  return judgements.filter((judgement) => judgement.verdict === verdict).length;
}

import { parseArgs } from 'node:util';
import { type Level, levels } from './evidence.ts';
import type { Mutant } from './mutant.ts';

/** What the command line asks for. */
export interface Choice {
  readonly mutants: readonly Mutant[];
  readonly levels: readonly Level[];
  readonly workers: number;
  /** Only names the mutants. */
  readonly lists: boolean;
  /** All mutants at all levels: only then the report counts. */
  readonly isComplete: boolean;
  readonly isHollowToo: boolean;
}

/** @throws {Error} in words for people, when the words make no sense */
export function choiceOf(words: readonly string[], all: readonly Mutant[]): Choice {
  const { values } = parseArgs({
    args: [...words],
    options: {
      area: { type: 'string', multiple: true },
      rule: { type: 'string', multiple: true },
      sample: { type: 'string' },
      level: { type: 'string', multiple: true },
      workers: { type: 'string', default: '2' },
      list: { type: 'boolean', default: false },
    },
  });
  const unknown = values.level?.find((level) => !levels.some((one) => one === level));
  if (unknown !== undefined) throw new Error(`There is no level ${unknown}: ${levels.join(', ')}`);
  const wanted = all.filter(
    ({ area, rule, id }) =>
      (values.area?.includes(area) ?? true) &&
      (values.rule === undefined || values.rule.includes(rule) || values.rule.includes(id)),
  );
  if (wanted.length === 0) throw new Error('No mutant is meant by that: --list shows them all');
  const isNarrow = [values.area, values.rule, values.sample, values.level].some((one) => one !== undefined);
  return {
    mutants: values.sample === undefined ? wanted : sampleOf(wanted, positive(values.sample)),
    levels: values.level === undefined ? levels : levels.filter((level) => values.level?.includes(level)),
    workers: positive(values.workers),
    lists: values.list,
    isComplete: !isNarrow,
    isHollowToo: !isNarrow,
  };
}

/** So many of them, evenly spread: always the same ones. */
export function sampleOf<One>(all: readonly One[], size: number): One[] {
  if (size >= all.length) return [...all];
  return Array.from({ length: size }, (_, index) => all[Math.floor((index * all.length) / size)]).filter(
    (one) => one !== undefined,
  );
}

function positive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is no count`);
  return number;
}

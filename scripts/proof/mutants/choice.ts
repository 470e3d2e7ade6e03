import { ArgumentsError, positive, readArguments } from '../../shared/arguments.ts';
import { type Evidence, type Level, levels } from './evidence.ts';
import type { Mutant } from './mutant.ts';
import { canReach } from './test-run.ts';

/** The parsed command line. */
export interface Choice {
  /** Areas whose mutants run; null for all areas. */
  readonly areas: readonly string[] | null;
  /** Ids of rules or mutants; null for all. */
  readonly rules: readonly string[] | null;
  readonly sample: number | null;
  readonly levels: readonly Level[];
  readonly workers: number;
  /** True if the tests run first without a mutant. */
  readonly checksFirst: boolean;
  /** True to run only the mutants without a valid kill. */
  readonly onlyStale: boolean;
  /** True to print the mutants without running them. */
  readonly lists: boolean;
}

const usage = [
  '--area NAME       mutants of an area; repeatable, as are --rule and --level',
  '--rule ID         mutants of a rule or decision, or one mutant by its id',
  `--level NAME      mutants of rules with tests at these levels only: ${levels.join(', ')}`,
  '--stale           mutants without a valid kill: see npm run trace -- RULE',
  '--sample N        N mutants, evenly spread, always the same; their kills are not stored',
  '--workers N       number of parallel runs; default 2',
  '--unchecked       skips the baseline run without a mutant',
  '--list            lists the mutants and runs no test',
].join('\n');

const options = {
  area: { type: 'string', multiple: true },
  rule: { type: 'string', multiple: true },
  level: { type: 'string', multiple: true },
  sample: { type: 'string' },
  workers: { type: 'string', default: '2' },
  list: { type: 'boolean', default: false },
  stale: { type: 'boolean', default: false },
  unchecked: { type: 'boolean', default: false },
} as const;

/** Parses the command line. @throws {ArgumentsError} */
export function choiceOf(words: readonly string[]): Choice {
  const { values } = readArguments(words, { options }, usage);
  const unknown = values.level?.find((level) => !levels.some((one) => one === level));
  if (unknown !== undefined) throw new ArgumentsError(`There is no level ${unknown}: ${levels.join(', ')}.`);
  return {
    areas: values.area ?? null,
    rules: values.rule ?? null,
    sample: values.sample === undefined ? null : positive('sample', values.sample),
    levels: values.level === undefined ? levels : levels.filter((level) => values.level?.includes(level)),
    workers: positive('workers', values.workers),
    checksFirst: !values.unchecked,
    onlyStale: values.stale,
    lists: values.list,
  };
}

/** Returns the ids of the command line that no mutant has, nor its rule or decision. */
export const unknownRules = (all: readonly Mutant[], { rules }: Choice): string[] =>
  (rules ?? []).filter((wanted) => !all.some(({ id, rule }) => wanted === id || wanted === rule));

/**
 * Returns the chosen mutants. If only some levels are allowed, mutants whose rules have tests at other levels are left
 * out, since those tests may be the ones that kill them.
 */
export function chosen(
  all: readonly Mutant[],
  evidence: ReadonlyMap<string, Evidence>,
  { areas, rules, sample, levels: allowed }: Choice,
): Mutant[] {
  const wanted = all.filter(({ id, rule, area, change }) => {
    const own = evidence.get(rule) ?? {};
    const useful = levels.filter((level) => own[level] !== undefined && canReach(level, change.file));
    const isAllowed =
      allowed.length === levels.length ||
      (useful.length > 0 && useful.every((level) => allowed.includes(level)));
    return (
      isAllowed &&
      (areas?.includes(area) ?? true) &&
      (rules === null || rules.includes(rule) || rules.includes(id))
    );
  });
  return sample === null ? wanted : sampleOf(wanted, sample);
}

/** Returns a sample of this size, evenly spread and always the same. */
export function sampleOf<One>(all: readonly One[], size: number): One[] {
  if (size >= all.length) return [...all];
  return all.filter(
    (_, index) => Math.floor((index * size) / all.length) !== Math.floor(((index - 1) * size) / all.length),
  );
}

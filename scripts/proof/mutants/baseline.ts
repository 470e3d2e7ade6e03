import { type Evidence, type Level, levels } from './evidence.ts';
import type { Mutant } from './mutant.ts';
import { canReach, placesOf, startTestRun } from './test-run.ts';

/**
 * Runs, without a mutant, the tests of all rules that the mutants break, level by level: a test that fails anyway
 * cannot kill a mutant. Skips the browser tests of a rule that has tests at a cheaper level.
 * @returns the failed tests
 */
export async function failuresWithoutMutants(
  mutants: readonly Mutant[],
  options: {
    readonly evidence: ReadonlyMap<string, Evidence>;
    readonly levels: readonly Level[];
    readonly folder: string;
  },
): Promise<string[]> {
  const red: string[] = [];
  for (const level of options.levels) {
    const rules = [
      ...new Set(
        mutants.filter((mutant) => isTried(mutant, level, options.evidence)).map(({ rule }) => rule),
      ),
    ];
    if (rules.length === 0) continue;
    const places = placesOf(
      rules.map((rule) => options.evidence.get(rule) ?? {}),
      level,
    );
    const { verdicts, output } = await startTestRun({
      rules,
      level,
      places,
      changes: [],
      folder: options.folder,
      seconds: 1_800,
    });
    if (verdicts.length === 0) red.push(`${level}: no test ran: ${output.slice(-600)}`);
    for (const { source, name, passed, error } of verdicts) {
      if (!passed) red.push(`${level}: ${source}: ${name}: ${(error ?? '').slice(0, 300)}`);
    }
  }
  return red;
}

/** Returns true if a level will probably run with a mutant. The browser runs only if no cheaper level has tests. */
function isTried({ rule, change }: Mutant, level: Level, evidence: ReadonlyMap<string, Evidence>): boolean {
  const own = evidence.get(rule) ?? {};
  const usable = levels.filter((one) => own[one] !== undefined && canReach(one, change.file));
  return usable.includes(level) && (level !== 'browser' || usable[0] === 'browser');
}

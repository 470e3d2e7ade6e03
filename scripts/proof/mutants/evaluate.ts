import type { TestResult } from '../../test/reporters/results.ts';
import type { Evidence, Level } from './evidence.ts';
import { levels } from './evidence.ts';
import type { Mutant } from './mutant.ts';
import { canReach, startTestRun, type TestRun } from './test-run.ts';

/** The result for a mutant. */
export interface Evaluation {
  readonly mutant: Mutant;
  /** `broken`: the rule has no tests, or no test can run with the mutant, which is then no plausible mistake. */
  readonly verdict: 'killed' | 'survived' | 'broken';
  /** Level of the test that killed the mutant, or the last level that ran; null if no test loads the changed code. */
  readonly level: Level | null;
  /** The test that killed the mutant, or the reason for `broken`. */
  readonly by: string;
  /** The start of the error message of the failed test. */
  readonly said: string;
}

interface EvaluateOptions {
  readonly evidence: Evidence;
  /** Levels whose tests may run. */
  readonly allowed: readonly Level[];
  readonly folder: string;
}

/** Runs a rule's tests with the mutant, the cheapest level first, until a test fails. */
export async function evaluate(mutant: Mutant, options: EvaluateOptions): Promise<Evaluation> {
  const { rule, change } = mutant;
  let last: Level | null = null;
  for (const level of levels) {
    const places = options.evidence[level];
    if (places === undefined || !options.allowed.includes(level) || !canReach(level, change.file)) continue;
    const testRun = await startTestRun({
      rules: [rule],
      level,
      places,
      changes: [change],
      folder: options.folder,
    });
    if (!testRun.reached) continue;
    const problem = problemOf(testRun);
    if (problem !== null) return { mutant, verdict: 'broken', level, ...problem };
    const [noticed] = failuresOf(testRun);
    if (noticed !== undefined) return { mutant, verdict: 'killed', level, ...wordsOf(noticed) };
    last = level;
  }
  const by = last === null ? 'no test of the rule loads the changed code' : '';
  return { mutant, verdict: 'survived', level: last, by, said: '' };
}

const failuresOf = ({ verdicts }: TestRun): TestResult[] =>
  verdicts.filter((verdict) => !verdict.passed && !saysNothing(verdict));

/** Errors of broken code: a module does not load, or code uses a missing name. Such a failure is no kill. */
const nonsense =
  /^(?:SyntaxError|ReferenceError|TypeError)\b|ERR_MODULE_NOT_FOUND|does not provide an export/;

/** Errors of the environment: no browser, no connection, no disk space, a timeout. Such a failure is no kill. */
const mishap =
  /browserType\.launch|(?:goto|reload): Timeout|function timed out|has been closed|ECONNREFUSED|EADDRINUSE|ENOSPC/;

const saysNothing = ({ error }: TestResult): boolean =>
  nonsense.test(error ?? '') || mishap.test(error ?? '');

/** Returns the reason why a test run does not count as a result for its mutant; null if it counts. */
export function problemOf({ verdicts, output }: TestRun): { by: string; said: string } | null {
  if (verdicts.length === 0) return { by: 'no test ran', said: lastWords(output) };
  const failed = verdicts.filter(({ passed }) => !passed);
  const [first] = failed;
  return first === undefined || failed.some((verdict) => !saysNothing(verdict)) ? null : wordsOf(first);
}

function wordsOf({ source, name, error }: TestResult): { by: string; said: string } {
  return { by: `${source}: ${name}`, said: (error ?? '').split('\n').slice(0, 3).join(' ').slice(0, 300) };
}

function lastWords(output: string): string {
  return output.trim().split('\n').slice(-12).join(' ').slice(0, 900);
}

import type { TestResult } from '../reporters/results.ts';
import type { Evidence, Level } from './evidence.ts';
import { levels } from './evidence.ts';
import type { Mutant } from './mutant.ts';
import { canReach, placesOf, startTestRun, type TestRun } from './test-run.ts';

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
  /** For a mutant that survived: the first test without the id that fails with it; null if there is none. */
  readonly elsewhere: string | null;
  readonly seconds: number;
}

interface EvaluateOptions {
  readonly evidence: Evidence;
  /** All tests, which a mutant meets if it survives those of its own rule. */
  readonly all: readonly Evidence[];
  /** Levels whose tests may run. */
  readonly allowed: readonly Level[];
  readonly folder: string;
}

/**
 * Runs a rule's tests with the mutant, the cheapest level first, until a test fails. If none fails, the tests of all
 * rules follow: a test without the id that fails may be the one that shows the rule.
 */
export async function evaluate(mutant: Mutant, options: EvaluateOptions): Promise<Evaluation> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
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
    if (problem !== null)
      return { mutant, verdict: 'broken', level, ...problem, elsewhere: null, seconds: seconds() };
    const [noticed] = failuresOf(testRun);
    if (noticed !== undefined)
      return { mutant, verdict: 'killed', level, ...wordsOf(noticed), elsewhere: null, seconds: seconds() };
    last = level;
  }
  const by = last === null ? 'no test of the rule loads the changed code' : '';
  const elsewhere = await noticedElsewhere(mutant, options);
  return { mutant, verdict: 'survived', level: last, by, said: '', elsewhere, seconds: seconds() };
}

/** Returns the first of all tests that fails with the mutant and passes without it; null if there is none. */
async function noticedElsewhere(
  { change }: Mutant,
  { all, allowed, folder }: EvaluateOptions,
): Promise<string | null> {
  for (const level of allowed.filter((one) => canReach(one, change.file))) {
    const places = placesOf(all, level);
    if (places.length === 0) continue;
    const order = { rules: [], level, folder, seconds: 1_800 };
    const failed = failuresOf(await startTestRun({ ...order, places, changes: [change] }));
    if (failed.length === 0) continue;
    const sources = [...new Set(failed.map(({ source }) => source))];
    const without = failuresOf(await startTestRun({ ...order, places: sources, changes: [] }));
    const failsAnyway = new Set(without.map((verdict) => wordsOf(verdict).by));
    const noticed = failed.map((verdict) => wordsOf(verdict).by).find((test) => !failsAnyway.has(test));
    if (noticed !== undefined) return noticed;
  }
  return null;
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

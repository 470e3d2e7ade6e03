import type { SuiteResults } from '../reporters/results.ts';
import type { Run } from '../shared/run.ts';

/** What a step comes to. */
export interface Verdict {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Whether the program ran to its end, so that steps that need it can run. */
  readonly ended: boolean;
  /** What to show of it: nothing when all is well. */
  readonly output: string;
}

/** A step that is good or bad as a whole. */
export function checkVerdict(name: string, run: Run): Verdict {
  return {
    name,
    passed: run.ok ? 1 : 0,
    failed: run.ok ? 0 : 1,
    seconds: run.seconds,
    ended: run.ok,
    output: run.ok ? '' : run.output,
  };
}

/** A suite: what its results say, and never more good than its process. No results, no tests: failed. */
export function suiteVerdict(
  name: string,
  run: Run,
  results: SuiteResults | null,
  findings: readonly string[] = [],
): Verdict {
  const problems = [...findings];
  const tests = results?.tests ?? [];
  const passed = tests.filter((test) => test.passed).length;
  if (results === null) problems.push(`${name} left no results`);
  else if (tests.length === 0) problems.push(`${name} ran no tests`);
  else if (!run.ok && passed === tests.length) problems.push(`${name} failed although no test failed`);
  const failed = tests.length - passed + problems.length;
  return {
    name,
    passed,
    failed,
    seconds: run.seconds,
    ended: run.ok,
    output: failed === 0 ? '' : [run.output.trimEnd(), ...problems].join('\n'),
  };
}

/** A step that could not run. */
export function skippedVerdict(name: string, because: string): Verdict {
  return {
    name,
    passed: 0,
    failed: 1,
    seconds: 0,
    ended: false,
    output: `not run, because ${because} failed`,
  };
}

/** One line on a step, and below it what it printed if it failed. */
export function linesOf({ name, passed, failed, seconds, output }: Verdict): string {
  const count = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${count.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`;
  if (output.trim() === '') return line;
  return `${line}\n${output.trim().replaceAll(/^/gm, '      ')}`;
}

import type { Report, SuiteResults } from './reports/results.ts';
import type { Run } from '../shared/run.ts';

/** The result of a step. */
export interface Verdict {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** True if the program ran to its end, so that dependent steps can run. */
  readonly ended: boolean;
  /** Text to show; blank for a passed step. */
  readonly output: string;
}

/** Returns the verdict of a step that passes or fails as a whole. */
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

/** Matches the marks of a runner for its progress, which the failures follow. */
const rowOfDots = /^[.X]+\n/gm;

/** Returns the verdict of a suite. A report that is missing or cut off, no tests or a failed process count as a failure. */
export function suiteVerdict(
  name: string,
  run: Run,
  { tests, isWhole }: Report,
  findings: readonly string[] = [],
): Verdict {
  const problems = [...findings];
  const passed = tests.filter((test) => test.passed).length;
  if (!isWhole) problems.push(`the report of ${name} is missing or cut off`);
  else if (tests.length === 0) problems.push(`${name} ran no tests`);
  else if (!run.ok && passed === tests.length) problems.push(`${name} failed although no test failed`);
  const failed = tests.length - passed + problems.length;
  return {
    name,
    passed,
    failed,
    seconds: run.seconds,
    ended: run.ok,
    output: failed === 0 ? '' : [run.output.replaceAll(rowOfDots, '').trimEnd(), ...problems].join('\n'),
  };
}

/** Returns the verdict of a step that was skipped. */
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

/** Formats a verdict as one line, with the output of a failed step below. */
export function linesOf({ name, passed, failed, seconds, output }: Verdict): string {
  const count = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${count.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`;
  if (output.trim() === '') return line;
  return `${line}\n${output.trim().replaceAll(/^/gm, '      ')}`;
}

/**
 * Returns the result of a step as a suite. Adds the step itself as a test if the step has no tests, or if it has more
 * failures than failed tests.
 */
export function suiteOfStep(
  { name, seconds, failed, output }: Verdict,
  results: Pick<SuiteResults, 'startedAt' | 'tests'> | undefined,
): SuiteResults {
  const tests = results?.tests ?? [];
  const isOwn = tests.length === 0 || failed > tests.filter(({ passed }) => !passed).length;
  const step = { source: name, name: 'the whole step', passed: failed === 0, seconds, rules: [] };
  return {
    suite: name,
    seconds,
    ...(results?.startedAt === undefined ? {} : { startedAt: results.startedAt }),
    tests: [...tests, ...(isOwn ? [failed === 0 ? step : { ...step, error: output }] : [])],
  };
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isStale, mockConsole, spa } from '../build/build.ts';
import { takeReportFiles, writeSuiteReports } from './reports/report-files.ts';
import { readReport, removeReport } from './reports/read-report.ts';
import type { SuiteResults } from './reports/results.ts';
import { orExit } from '../shared/arguments.ts';
import { endWithNpm } from '../shared/npm-parent.ts';
import { killAllOnSignals, run } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import { runInLanes } from './lanes.ts';
import { suiteOfStep, checkVerdict, linesOf, skippedVerdict, suiteVerdict, type Verdict } from './verdict.ts';
import { comparePacts, restorePacts, takePacts } from './pacts.ts';
import { selectedSteps } from './selection.ts';
import { allSteps, type Step, suites } from './steps.ts';

// Runs all steps, or the named steps and test files: `npm test -- lint features/loan/pipeline.feature:8`.
// --json FILE, --junit FILE and --markdown FILE write the results of every step. The last line has the total of passed
// and failed tests.

/** Number of concurrent steps. Two cores can run three, since browser suites sometimes wait for a page. */
const lanes = 3;
const evidence: Step = {
  name: 'evidence',
  program: process.execPath,
  parameters: [join(root, 'scripts', 'test', 'trace.ts')],
  after: [],
  seconds: 60,
};

const { files: reportFiles, rest } = orExit(() => takeReportFiles(process.argv.slice(2)));
const isComplete = rest.length === 0;
const steps = isComplete
  ? allSteps()
  : orExit(() => selectedSteps(rest, () => isStale(spa) || isStale(mockConsole)));
const verdicts: Verdict[] = [];
/** Tests of suites by the name of their step. */
const results = new Map<string, Pick<SuiteResults, 'startedAt' | 'tests'>>();
endWithNpm();
killAllOnSignals();

mkdirSync(join(root, '.results', 'parts'), { recursive: true });
// A suite that is skipped leaves no report of an earlier run.
if (isComplete) for (const { report } of suites()) removeReport(report);
const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
await runInLanes(
  steps,
  lanes,
  async (step) => note(await perform(step)),
  (step, failed) => note(skippedVerdict(step.name, failed)),
);
if (isComplete) note(await perform(evidence));

writeSuiteReports(
  reportFiles,
  verdicts.map((verdict) => suiteOfStep(verdict, results.get(verdict.name))),
);
const failed = sum((verdict) => verdict.failed);
console.log(`\n${sum((verdict) => verdict.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function perform(step: Step): Promise<Verdict> {
  const { name, program, parameters, files = [], seconds, environment = {}, report, isPart } = step;
  const runProgram = () => run(program, [...parameters, ...files], { seconds, environment });
  if (report === undefined) return checkVerdict(name, await runProgram());
  removeReport(report);
  const startedAt = new Date().toISOString();
  const pacts = name === 'consumer' ? takePacts() : null;
  const ended = await runProgram();
  const left = readReport(report);
  results.set(name, { startedAt, tests: left.tests });
  if (pacts !== null && isPart) restorePacts(pacts);
  return suiteVerdict(name, ended, left, pacts === null || isPart ? [] : comparePacts(pacts));
}

/**
 * Prints and stores the verdict of a step. Returns true if the step ran to its end, so that dependent steps can run.
 */
function note(verdict: Verdict): boolean {
  verdicts.push(verdict);
  console.log(linesOf(verdict));
  return verdict.ended;
}

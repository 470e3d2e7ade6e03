import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isStale, mockConsole, spa } from '../build/build.ts';
import { takeReportFiles, writeSuiteReports } from './reporters/report-files.ts';
import {
  readResults,
  removeResults,
  type SuiteResults,
  withPart,
  writeResults,
} from './reporters/results.ts';
import { orExit } from '../shared/arguments.ts';
import { endWithNpm } from '../shared/npm-parent.ts';
import { killAllOnSignals, run } from '../shared/run.ts';
import { root, treeHash } from '../shared/source-files.ts';
import { runInLanes } from './lanes.ts';
import { suiteOfStep, checkVerdict, linesOf, skippedVerdict, suiteVerdict, type Verdict } from './verdict.ts';
import { comparePacts, restorePacts, takePacts } from './pacts.ts';
import { selectedSteps } from './selection.ts';
import { writeStamp } from './stamp.ts';
import { allSteps, type Step } from './steps.ts';

// Runs all steps, or the named steps and test files: `npm test -- lint features/loan/pipeline.feature:8`.
// --json FILE, --junit FILE and --markdown FILE write the results of every step. The last line has the total of passed
// and failed tests.

/** Number of concurrent steps. Two cores can run three, since browser suites sometimes wait for a page. */
const lanes = 3;
const evidence: Step = {
  name: 'evidence',
  program: process.execPath,
  parameters: [join(root, 'scripts', 'proof', 'trace.ts'), '--last'],
  after: [],
  kind: 'check',
  seconds: 60,
};

const { files: reportFiles, rest } = orExit(() => takeReportFiles(process.argv.slice(2)));
const { steps, isComplete, isTraced } = chosenSteps(rest);
const verdicts: Verdict[] = [];
/** Results of suites by the name of their step. */
const results = new Map<string, SuiteResults>();
endWithNpm();
killAllOnSignals();

mkdirSync(join(root, '.results'), { recursive: true });
const tree = treeHash();
const date = new Date().toISOString();
const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
if (isComplete) writeStamp(null);
await runInLanes(
  steps,
  lanes,
  async (step) => note(await perform(step)),
  (step, failed) => note(skippedVerdict(step.name, failed)),
);
if (isComplete) writeStamp({ tree, date, failed: sum((verdict) => verdict.failed) });
if (isTraced) note(await perform(evidence));

writeSuiteReports(
  reportFiles,
  verdicts.map((verdict) => suiteOfStep(verdict, results.get(verdict.name))),
);
const failed = sum((verdict) => verdict.failed);
console.log(`\n${sum((verdict) => verdict.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Returns the steps that the arguments name; all steps without arguments. The trace command passes
 * `--without-evidence`, since that command checks the evidence itself.
 */
function chosenSteps(words: readonly string[]) {
  const isAll = words.length === 0;
  if (isAll || (words.length === 1 && words[0] === '--without-evidence'))
    return { steps: allSteps(), isComplete: true, isTraced: isAll };
  return {
    steps: orExit(() => selectedSteps(words, () => isStale(spa) || isStale(mockConsole))),
    isComplete: false,
    isTraced: false,
  };
}

async function perform(step: Step): Promise<Verdict> {
  const { name, program, parameters, files = [], seconds, wholeFiles } = step;
  const suite = wholeFiles === undefined ? name : `part-${name}`;
  const environment = { ...step.environment, THRESHOLD_SUITE: suite };
  const runProgram = () => run(program, [...parameters, ...files], { seconds, environment });
  if (step.kind === 'check') return checkVerdict(name, await runProgram());
  removeResults(suite);
  const pacts = name === 'consumer' ? takePacts() : null;
  const ended = await runProgram();
  const left = readResults(suite);
  if (left !== null) results.set(name, left);
  if (wholeFiles === undefined) {
    return suiteVerdict(name, ended, left, pacts === null ? [] : comparePacts(pacts));
  }
  if (pacts !== null) restorePacts(pacts);
  removeResults(suite);
  if (left !== null) {
    const before = readResults(name);
    writeResults({
      suite: name,
      seconds: before?.seconds ?? left.seconds,
      tests: withPart(before, left, wholeFiles),
    });
  }
  return suiteVerdict(name, ended, left);
}

/**
 * Prints and stores the verdict of a step. Returns true if the step ran to its end, so that dependent steps can run.
 */
function note(verdict: Verdict): boolean {
  verdicts.push(verdict);
  console.log(linesOf(verdict));
  return verdict.ended;
}

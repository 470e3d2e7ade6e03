import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readResults, removeResults } from './reporters/results.ts';
import { killAll, run } from './run.ts';
import { root, treeHash } from './source-files.ts';
import { keepRun } from './test/history.ts';
import { runInLanes } from './test/lanes.ts';
import { comparePacts, takePacts } from './test/pacts.ts';
import { writeStamp } from './test/stamp.ts';
import { allSteps, suiteNames } from './test/steps.ts';
import type { Step } from './test/steps.ts';
import { checkVerdict, linesOf, skippedVerdict, suiteVerdict } from './test/verdict.ts';
import type { Verdict } from './test/verdict.ts';

// Runs everything, or the steps that are named: `npm test -- unit lint`. The last line is the sum.

/** One more than two cores: both browser suites wait now and then. */
const lanes = 3;
const evidence: Step = {
  name: 'evidence',
  program: process.execPath,
  parameters: [join(root, 'scripts', 'trace.ts'), '--of-this-run'],
  after: [],
  kind: 'check',
  seconds: 60,
};

const { steps, isComplete, isTraced } = chosenSteps(process.argv.slice(2));
const verdicts: Verdict[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    killAll();
    process.exit(1);
  });
}

mkdirSync(join(root, '.results'), { recursive: true });
const tree = treeHash();
if (isComplete) writeStamp(null);
await runInLanes(
  steps,
  lanes,
  async (step) => note(await perform(step)),
  (step, failed) => note(skippedVerdict(step.name, failed)),
);
if (isComplete) {
  writeStamp(tree);
  keepRun(
    suiteNames().flatMap((suite) => readResults(suite)?.evidence ?? []),
    new Date(),
  );
}
if (isTraced) note(await perform(evidence));

const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
const failed = sum((verdict) => verdict.failed);
console.log(`\n${sum((verdict) => verdict.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

interface Choice {
  readonly steps: readonly Step[];
  readonly isComplete: boolean;
  readonly isTraced: boolean;
}

/** The steps by name; all of them without a name. --without-evidence is for the trace, which looks for itself. */
function chosenSteps(words: readonly string[]): Choice {
  const all = allSteps();
  const names = words.filter((word) => word !== '--without-evidence');
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(`There is no step ${unknown}: choose from ${all.map((step) => step.name).join(', ')}.`);
    process.exit(1);
  }
  if (names.length > 0) {
    return { steps: all.filter((step) => names.includes(step.name)), isComplete: false, isTraced: false };
  }
  return { steps: all, isComplete: true, isTraced: !words.includes('--without-evidence') };
}

async function perform(step: Step): Promise<Verdict> {
  const options = { seconds: step.seconds, environment: { ...step.environment, THRESHOLD_SUITE: step.name } };
  if (step.kind === 'check')
    return checkVerdict(step.name, await run(step.program, step.parameters, options));
  removeResults(step.name);
  const pacts = step.name === 'consumer' ? takePacts() : null;
  const ended = await run(step.program, step.parameters, options);
  const findings = pacts === null ? [] : comparePacts(pacts);
  return suiteVerdict(step.name, ended, readResults(step.name), findings);
}

/** Prints a verdict and keeps it. True when what waits for the step can run: a finding about a good run does not stop it. */
function note(verdict: Verdict): boolean {
  verdicts.push(verdict);
  console.log(linesOf(verdict));
  return verdict.ended;
}

import { posix } from 'node:path';
import { randomFrom } from '../../../features/support/forms/random.ts';
import { orExit, positive, readArguments } from '../../shared/arguments.ts';
import { endWithNpm } from '../../shared/npm-parent.ts';
import { killAllOnSignals } from '../../shared/run.ts';
import { filesUnder, sourceFolders } from '../../shared/source-files.ts';
import { inWorkers } from '../../shared/workers.ts';
import { runsAt } from '../gherkin/feature.ts';
import { readFeature } from '../gherkin/gherkin.ts';
import type { TestResult } from '../reports/results.ts';
import { suiteOf } from '../steps.ts';
import { Checkout } from './checkout.ts';
import { type Mistake, mistakesIn, operators } from './operators.ts';
import { type Reach, reachOf } from './reach.ts';

// Makes mistakes in copies of the last commit, one at a time, at places drawn from a seed. Prints which test notices
// each, and which live.

const usage = `Usage: npm run mutants [-- --seed N --count N --workers N]

  --seed       the same seed makes the same mistakes in a commit; default: the day
  --count      number of mistakes; default 50, which take up to two hours on two cores`;
const options = {
  seed: { type: 'string', default: new Date().toISOString().slice(2, 10).replaceAll('-', '') },
  count: { type: 'string', default: '50' },
  workers: { type: 'string', default: '2' },
} as const;

/** Most seconds for the tests of one mistake. */
const longest = 240;
/** Scenarios of one run: the next ones run only if none of these fails. */
const together = 40;

endWithNpm();
killAllOnSignals();

const { values } = orExit(() => readArguments(process.argv.slice(2), { options }, usage));
const [seed, count, workers] = orExit(() => [
  positive('seed', values.seed),
  positive('count', values.count),
  positive('workers', values.workers),
]);
console.log(`seed ${seed}`);
const first = await Checkout.create();
const mistakes = await drawn();
console.log(`${mistakes.length} mistakes are drawn. All tests run once, to see which reach them.`);
const reaches = await reachOf(
  first,
  mistakes,
  filesUnder(sourceFolders).filter((file) => !['journeys', null].includes(suiteOf(file))),
);
const checkouts = [first];
while (checkouts.length < workers) checkouts.push(await Checkout.create(first));

const counts = { noticed: 0, lives: 0, 'not reached': 0, 'timed out': 0 };
await inWorkers([...mistakes.entries()], workers, async ([index, mistake], worker) => {
  const { [worker]: checkout = first } = checkouts;
  const { file, line, operator, start, end, after } = mistake;
  const before = checkout.read(file).slice(start, end);
  const [verdict, why] = await verdictOn(mistake, checkout, reaches[index] ?? [[], []]);
  counts[verdict] += 1;
  const change = [before, after].map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 100));
  console.log(`${file}:${line} ${operator}: ${change.join(' → ')}\n    ${why}`);
});
console.log(
  `\nseed ${seed}: ${counts.noticed} noticed, ${counts.lives} live, ${counts['not reached']} not reached, ${counts['timed out']} timed out`,
);
process.exit(0);

/** Draws mistakes, by each operator in turn, until enough of them compile. */
async function drawn(): Promise<Mistake[]> {
  const random = randomFrom(seed);
  const isProduct = (file: string) =>
    /^(?:contracts|web|mock-server)\/.*\.tsx?$/.test(file) &&
    !/\.(?:test|d)\.ts$|-testing\.ts$|^mock-server\/test\/|^contracts\/(?:consumer|provider)\//.test(file);
  const all = filesUnder(sourceFolders)
    .filter((file) => isProduct(file) || file.endsWith('.feature'))
    .flatMap((file) => mistakesIn(file, first.read(file)).filter(isRunnable));
  const wanted = Array.from({ length: count }, (_, index) => operators[index % operators.length]);
  const chosen: Mistake[] = [];
  while (wanted.length > 0) {
    // One for each file, so that an error tells whose it is.
    const candidates = wanted.map((operator) => random.pick(all.filter((one) => one.operator === operator)));
    for (const mistake of await compiling([...new Map(candidates.map((one) => [one.file, one])).values()])) {
      chosen.push(mistake);
      wanted.splice(wanted.indexOf(mistake.operator), 1);
    }
  }
  return chosen;
}

/** Returns those mistakes, in different files, that compile: no error is in their file or where it is imported. */
async function compiling(candidates: readonly Mistake[]): Promise<readonly Mistake[]> {
  for (const mistake of candidates) first.make(mistake);
  const wrong = await first.filesWithErrors();
  await first.restore();
  const blamed = wrong.map((file) => [file, ...importsOf(file)]);
  const isClear = blamed.every((files) => candidates.some(({ file }) => files.includes(file)));
  return isClear ? candidates.filter(({ file }) => !blamed.flat().includes(file)) : [];
}

function importsOf(file: string): string[] {
  const imports = first.read(file).matchAll(/from '(\.[^']+)'/g);
  return [...imports].map(([, path = '']) => posix.join(posix.dirname(file), path));
}

/** Returns false for the When of a scenario that runs in a browser. */
function isRunnable({ file, line }: Mistake): boolean {
  if (!file.endsWith('.feature')) return true;
  return !runsAt(readFeature(file, first.read(file)), line).some(({ levels }) => levels.includes('browser'));
}

/** Runs the tests until one fails that passes without the mistake. */
async function verdictOn(
  mistake: Mistake,
  checkout: Checkout,
  [files, scenarios]: Reach,
): Promise<readonly [verdict: keyof typeof counts, why: string]> {
  if (files.length + scenarios.length === 0)
    return ['not reached', 'not reached: at most journeys and the browser level run it'];
  const end = performance.now() + longest * 1_000;
  // Each has scenarios of all features that reach the code.
  const parts = Math.ceil(scenarios.length / together);
  const chunks = Array.from({ length: parts }, (_, part) =>
    scenarios.filter((_scenario, index) => index % parts === part),
  );
  for (const tests of [files, ...chunks].filter((one) => one.length > 0)) {
    checkout.make(mistake);
    const results = performance.now() < end ? await checkout.test(tests, longest) : null;
    await checkout.restore();
    if (results === null) return ['timed out', `timed out after ${longest} s`];
    const failed = results
      .filter(({ passed }) => !passed)
      .toSorted((a, b) => b.rules.length - a.rules.length);
    if (failed.length === 0) continue;
    const places = new Set(
      failed.map(({ source, line }) => (line === undefined ? source : `${source}:${line}`)),
    );
    const without = (await checkout.test([...places], longest)) ?? [];
    const noticing = failed.find((test) => without.some((one) => one.passed && nameOf(one) === nameOf(test)));
    if (noticing)
      return ['noticed', `noticed by ${noticing.rules.join(' ') || 'no id'}: ${nameOf(noticing)}`];
  }
  return ['lives', `LIVES: ${files.length} test files and ${scenarios.length} scenarios reach it`];
}

function nameOf({ source, name }: TestResult): string {
  return `${source}: ${name}`;
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { choiceOf, chosen, unknownRules } from './mutants/choice.ts';
import { readEvidence } from './mutants/evidence.ts';
import { type Evaluation, evaluate } from './mutants/evaluate.ts';
import { killOf } from './mutants/kills.ts';
import { keepKill, readMutantViews } from './mutants/read.ts';
import { failuresWithoutMutants } from './mutants/baseline.ts';
import { orExit } from '../shared/arguments.ts';
import { inWorkers } from '../shared/workers.ts';
import { endWithNpm } from '../shared/npm-parent.ts';
import { killAllOnSignals } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import { tableOf } from '../shared/table.ts';
import { statementsOf } from './trace/pairs.ts';
import { readCatalogue, readPairs } from './trace/read.ts';

// Breaks the product for one rule or decision at a time and checks that a test of it fails: `npm run mutants -- --area session`.

endWithNpm();
killAllOnSignals();

const choice = orExit(() => choiceOf(process.argv.slice(2)));
const evidence = readEvidence();
const sources = { rules: statementsOf(readCatalogue()), pairs: readPairs() };
const views = readMutantViews(sources);
const unknown = unknownRules(
  views.map(({ mutant }) => mutant),
  choice,
);
if (unknown.length > 0) {
  console.error(`No mutant names ${unknown.join(', ')}: npm run mutants -- --list names those that exist.`);
  process.exit(1);
}
const wanted = choice.onlyStale ? views.filter(({ state }) => state !== 'killed') : views;
const mutants = chosen(
  wanted.map(({ mutant }) => mutant),
  evidence,
  choice,
);
if (choice.lists) {
  for (const { id, area, breaks, change } of mutants)
    console.log(`${id} ${area}: ${breaks} [${change.file}]`);
  process.exit(0);
}

const ownFolder = join(root, '.results', 'mutants', `${process.pid}`);
const folder = (name: string) => join(ownFolder, name);
process.on('exit', () => rmSync(ownFolder, { recursive: true, force: true }));
const { levels, workers } = choice;
const date = new Date().toISOString().slice(0, 10);

const red = choice.checksFirst
  ? await failuresWithoutMutants(mutants, { evidence, levels, folder: folder('baseline') })
  : [];
for (const line of red) console.log(`failed without a mutant: ${line}`);
if (red.length > 0) process.exit(1);

const evaluated = new Map<string, Evaluation>();
await inWorkers(mutants, workers, async (mutant, worker) => {
  const own = evidence.get(mutant.rule) ?? {};
  const evaluation = await evaluate(mutant, {
    evidence: own,
    allowed: levels,
    folder: folder(`${worker}`),
  });
  evaluated.set(mutant.id, evaluation);
  if (evaluation.verdict !== 'killed') console.log(lineOf(evaluation));
  // Stored at once, so that an interrupted run keeps its results. A sample, which the tests run, is not stored.
  if (choice.sample === null) keepKill(killOf(evaluation, date, sources));
});
const evaluations = mutants.flatMap(({ id }) => evaluated.get(id) ?? []);
if (evaluations.length > 0) console.log(`\n${mutantTable(evaluations).join('\n')}`);
process.exit(evaluations.every(({ verdict }) => verdict === 'killed') ? 0 : 1);

/** Formats a mutant that was not killed, with the reason. */
function lineOf({ mutant, verdict, level, by, said }: Evaluation): string {
  const where = level === null ? '' : ` (${level})`;
  const why = [by, said].filter((words) => words !== '').join(': ');
  const { id, area, breaks, change } = mutant;
  return `${verdict} ${id} ${area}${where}: ${breaks} [${change.file}]${why === '' ? '' : `\n    ${why}`}`;
}

/** Returns a table of killed, survived and broken mutants by area, with totals. */
function mutantTable(all: readonly Evaluation[]): string[] {
  const verdicts = ['killed', 'survived', 'broken'] as const;
  const byArea = Object.entries(Object.groupBy(all, ({ mutant }) => mutant.area)).toSorted();
  return tableOf([
    ['area', 'mutants', ...verdicts],
    ...[...byArea, ['all', all] as const].map(([area, own = []]) => [
      area,
      String(own.length),
      ...verdicts.map((verdict) => String(own.filter((one) => one.verdict === verdict).length)),
    ]),
  ]);
}

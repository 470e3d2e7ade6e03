import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { choiceOf, chosen, optionsText } from './mutants/choice.ts';
import { readEvidence } from './mutants/evidence.ts';
import { type HollowVerdict, isNoticed, tryHollow } from './mutants/hollow/try.ts';
import { type Judgement, judge } from './mutants/judge.ts';
import { readMutants } from './mutants/mutant.ts';
import { hollowTable, lineOf, mutantTable, writeReport } from './mutants/report.ts';
import { redInSoundProduct } from './mutants/sound.ts';
import { inWorkers } from './mutants/workers.ts';
import { killAll } from './run.ts';
import { root } from './source-files.ts';

// Breaks one rule after the other, and sees whether its tests notice: `npm run mutants -- --area session`.

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    killAll();
    process.exit(1);
  });
}

const choice = choiceOf(process.argv.slice(2));
if ('problem' in choice) {
  console.error(`${choice.problem}\n\n${optionsText}`);
  process.exit(1);
}
const evidence = readEvidence();
const mutants = chosen(readMutants(), evidence, choice);
if (choice.lists) {
  for (const { id, area, breaks, change } of mutants)
    console.log(`${id} ${area}: ${breaks} [${change.file}]`);
  process.exit(0);
}

const ownFolder = join(root, '.results', 'mutants', `${process.pid}`);
const folder = (name: string) => join(ownFolder, name);
process.on('exit', () => rmSync(ownFolder, { recursive: true, force: true }));
const { levels, workers } = choice;

const red = choice.checksFirst
  ? await redInSoundProduct(mutants, { evidence, levels, folder: folder('sound') })
  : [];
for (const line of red) console.log(`red without any mutant: ${line}`);
if (red.length > 0) process.exit(1);

const judged = new Map<string, Judgement>();
await inWorkers(mutants, workers, async (mutant, worker) => {
  const own = evidence.get(mutant.rule) ?? {};
  const judgement = await judge(mutant, { evidence: own, allowed: levels, folder: folder(`${worker}`) });
  judged.set(mutant.id, judgement);
  if (judgement.verdict !== 'killed') console.log(lineOf(judgement));
});
const judgements = mutants.flatMap(({ id }) => judged.get(id) ?? []);
if (judgements.length > 0) console.log(`\n${mutantTable(judgements).join('\n')}`);

const hollow: HollowVerdict[] = choice.triesHollow ? await tryHollow(folder('hollow'), workers) : [];
if (hollow.length > 0) console.log(`\n${hollowTable(hollow).join('\n')}`);

writeReport(judgements, hollow, choice.isComplete);
process.exit(judgements.every(({ verdict }) => verdict === 'killed') && hollow.every(isNoticed) ? 0 : 1);

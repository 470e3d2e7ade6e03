import { join } from 'node:path';
import { choiceOf } from './mutants/choice.ts';
import { readEvidence } from './mutants/evidence.ts';
import { type Judgement, judge } from './mutants/judge.ts';
import { readMutants } from './mutants/mutant.ts';
import { lineOf, tableOf, writeReport } from './mutants/report.ts';
import { redInSoundProduct } from './mutants/sound.ts';
import { killAll } from './run.ts';
import { root } from './source-files.ts';

// Breaks one rule after the other, and sees whether its tests notice: `npm run mutants -- --area session`.

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    killAll();
    process.exit(1);
  });
}

const choice = choiceOf(process.argv.slice(2), readMutants());
const folder = (name: string) => join(root, '.results', 'mutants', `${process.pid}-${name}`);
if (choice.lists) {
  for (const { id, area, breaks, change } of choice.mutants)
    console.log(`${id} ${area}: ${breaks} [${change.file}]`);
  process.exit(0);
}

const evidence = readEvidence();
const red = await redInSoundProduct(choice.mutants, {
  evidence,
  levels: choice.levels,
  folder: folder('sound'),
});
for (const line of red) console.log(`red without any mutant: ${line}`);
if (red.length > 0) process.exit(1);

const judgements: Judgement[] = [];
const waiting = [...choice.mutants];
const workers = Array.from({ length: choice.workers }, async (_, worker) => {
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    const judgement = await judge(mutant, {
      evidence: evidence.get(mutant.rule) ?? {},
      allowed: choice.levels,
      folder: folder(String(worker)),
    });
    judgements.push(judgement);
    if (judgement.verdict !== 'killed') console.log(lineOf(judgement));
  }
});
await Promise.all(workers);

const inOrder = choice.mutants.flatMap((mutant) => judgements.filter((one) => one.mutant === mutant));
writeReport(inOrder, choice.isComplete);
console.log(`\n${tableOf(inOrder).join('\n')}`);
process.exit(inOrder.every(({ verdict }) => verdict === 'killed') ? 0 : 1);

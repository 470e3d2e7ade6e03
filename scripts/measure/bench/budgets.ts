import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { buildWhenStale, spa } from '../../build/build.ts';
import { tableOf } from '../../shared/table.ts';
import {
  budgetsFile,
  builtSize,
  kilobytes,
  readBudgets,
  readManifest,
  tooHeavy,
  weights,
} from './weights.ts';

// Compares the size of each view of the built SPA with its budget. --write sets all limits to the current sizes plus
// two percent; review the difference before you commit it.

/** A new limit is the measured size times this factor, so that one more line of code does not exceed the limit. */
const room = 1.02;

await buildWhenStale(spa);
const budgets = readBudgets();
const all = weights(readManifest(), budgets, builtSize);
if (process.argv.includes('--write')) {
  const views = Object.fromEntries(
    Object.entries(budgets.views).map(([name, view]) => {
      const { bytes, files } = all.find((weight) => weight.name === name) ?? view;
      return [name, { ...view, bytes: Math.ceil((bytes * room) / 500) * 500, files }];
    }),
  );
  writeFileSync(budgetsFile, `${JSON.stringify({ ...budgets, views }, null, 2)}\n`);
  const biome = join(root, 'node_modules', '.bin', 'biome');
  await run(biome, ['format', '--write', budgetsFile], { seconds: 30 });
}
for (const line of tableOf(
  all.map(({ name, bytes, limit, files, filesAtMost }) => [
    name,
    kilobytes(bytes),
    `of ${kilobytes(limit)}`,
    `${files} files`,
    filesAtMost === null ? '' : `of ${filesAtMost}`,
  ]),
)) {
  console.log(line);
}
const findings = process.argv.includes('--write') ? [] : tooHeavy(all);
for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Topic } from './bench/bench.ts';
import { benches } from './bench/benches.ts';
import { chooseBenches } from './bench/choice.ts';
import { runBenches } from './bench/run.ts';
import { renewed, type Section } from './bench/written.ts';
import { measuredRecord, readSections, writeGenerated } from './generate/files.ts';
import { run } from './shared/run.ts';
import { root } from './shared/source-files.ts';

// Measures the benches, all or those of the named topics: `npm run bench -- worlds throughput --large`.
// With --write the figures go to docs/measured.md.

const choice = chooseBenches(benches, process.argv.slice(2));
if ('refusal' in choice) {
  console.error(choice.refusal);
  process.exitCode = 1;
} else {
  const sections = await runBenches(choice.benches, choice.settings);
  if (choice.toWrite) await writeDown(sections);
  // The browser and the servers are closed; whatever else still holds the process has nothing more to say.
  process.exit();
}

/** Writes what was measured to the record, from which the pages are generated. Topics that did not run stay as they are. */
async function writeDown(fresh: readonly Section[]): Promise<void> {
  const record = join(root, measuredRecord);
  const topics: readonly Topic[] = benches.map(({ topic }) => topic);
  const sections = renewed(readSections(), fresh, topics);
  writeFileSync(record, `${JSON.stringify({ sections }, null, 2)}\n`);
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', record], { seconds: 30 });
  writeGenerated();
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Topic } from './bench/bench.ts';
import { benches } from './bench/benches.ts';
import { chooseBenches } from './bench/choice.ts';
import { runBenches } from './bench/run.ts';
import { withFreshSections, type Section } from './bench/written.ts';
import { measuredRecord, readSections, writeGenerated } from './generate/files.ts';
import { orExit } from './shared/arguments.ts';
import { run } from './shared/run.ts';
import { root } from './shared/source-files.ts';

// Runs all benchmarks or those of the named topics: `npm run bench -- worlds throughput --large`.
// With --write the figures are written to docs/measured.json and docs/measured.md.

const { benches: chosen, settings, toWrite } = orExit(() => chooseBenches(benches, process.argv.slice(2)));
const fresh = await runBenches(chosen, settings);
if (toWrite) await writeFigures(fresh);
// The browser and the servers are closed. Open handles of libraries must not keep the process alive.
process.exit();

/** Writes the figures to docs/measured.json and generates the pages from it. Topics that did not run keep their figures. */
async function writeFigures(measured: readonly Section[]): Promise<void> {
  const record = join(root, measuredRecord);
  const topics: readonly Topic[] = benches.map(({ topic }) => topic);
  const sections = withFreshSections(readSections(), measured, topics);
  writeFileSync(record, `${JSON.stringify({ sections }, null, 2)}\n`);
  await run(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', record], { seconds: 30 });
  writeGenerated();
}

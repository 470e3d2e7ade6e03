import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benches, chooseBenches } from './bench/choice.ts';
import { measuredPage } from './bench/measured.ts';
import { runBenches } from './bench/run.ts';
import { orExit } from './shared/arguments.ts';
import { root, textOf } from './shared/source-files.ts';

// Runs all benchmarks or those of the named topics: `npm run bench -- worlds throughput --large`.
// With --write the figures are written to docs/measured.md. Topics that did not run keep their figures there.

const { benches: chosen, settings, toWrite } = orExit(() => chooseBenches(benches, process.argv.slice(2)));
const fresh = await runBenches(chosen, settings);
if (toWrite) {
  const page = 'docs/measured.md';
  const topics = benches.map(({ topic }) => topic);
  writeFileSync(join(root, page), measuredPage(textOf(page), fresh, topics));
}
// The browser and the servers are closed. Open handles of libraries must not keep the process alive.
process.exit();

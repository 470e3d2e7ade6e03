import { chooseBenches } from './bench/choice.ts';
import { benches } from './bench/benches.ts';
import { runBenches } from './bench/run.ts';
import { writeDown } from './bench/write-down.ts';

// Measures the benches, all or those of the named topics: `npm run bench -- worlds throughput --large`.
// With --write the figures go to docs/measured.md and README.md.

const choice = chooseBenches(benches, process.argv.slice(2));
if ('refusal' in choice) {
  console.error(choice.refusal);
  process.exitCode = 1;
} else {
  const sections = await runBenches(choice.benches, choice.settings);
  if (choice.toWrite) {
    await writeDown(
      sections,
      benches.map(({ topic }) => topic),
    );
  }
  // The browser and the servers are closed; whatever else still holds the process has nothing more to say.
  process.exit();
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './bench/browser.ts';
import { createScreen } from './bench/create.ts';
import { lists } from './bench/lists.ts';
import { sectionOf, withSection } from './bench/measured.ts';
import { startUp } from './bench/start-up.ts';
import { throughput } from './bench/throughput.ts';
import { worlds } from './bench/worlds.ts';
import { ArgumentsError, orExit, readArguments } from '../shared/arguments.ts';
import { root, textOf } from '../shared/source-files.ts';

// Runs all benchmarks or those of the named topics: `npm run bench -- worlds throughput --peers`.
// With --write the figures are written to docs/measured.md. Topics that did not run keep their figures there.

/** All topics, in the order in which they run. */
const topics = { throughput, worlds, 'start-up': startUp, lists, browser, create: createScreen };

const options = {
  quick: { type: 'boolean', default: false },
  peers: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

const { values, positionals } = orExit(() => {
  const usage = `Topics: ${Object.keys(topics).join(', ')}. Options: --${Object.keys(options).join(', --')}.`;
  const read = readArguments(process.argv.slice(2), { options, allowPositionals: true }, usage);
  const unknown = read.positionals.find((name) => !Object.hasOwn(topics, name));
  if (unknown !== undefined) throw new ArgumentsError(`There is no topic ${unknown}. ${usage}`);
  if (read.values.write && read.values.quick)
    throw new ArgumentsError('Figures of --quick are not reliable: leave out --quick or --write.');
  return read;
});

for (const [name, topic] of Object.entries(topics)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const withPeers = values.peers && name === 'throughput';
  const section = await sectionOf(name, topic, { isQuick: values.quick, withPeers });
  console.log(section);
  const page = 'docs/measured.md';
  if (values.write) writeFileSync(join(root, page), withSection(textOf(page), section));
}
// The browser and the servers are closed. Open handles of libraries must not keep the process alive.
process.exit();

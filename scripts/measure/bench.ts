import { cpus, loadavg } from 'node:os';
import { ArgumentsError, orExit, readArguments } from '../shared/arguments.ts';
import { createScreen } from './bench/create.ts';
import { tableOf } from './bench/figures.ts';
import { firstView } from './bench/first-view.ts';
import { throughput } from './bench/throughput.ts';

// Runs all benchmarks or those of the named topics: `npm run bench -- throughput --peers`. Prints sections for
// docs/measured.md. --quick runs one round, to check that everything runs.

const topics = {
  throughput: (isQuick: boolean, withPeers: boolean) => throughput(isQuick ? 1 : 9, withPeers),
  browser: (isQuick: boolean) => firstView(isQuick ? 1 : 9),
  create: (isQuick: boolean) => createScreen(isQuick ? 1 : 7),
};

const { values, positionals } = orExit(() => {
  const usage = `Topics: ${Object.keys(topics).join(', ')}. Options: --quick, --peers.`;
  const flag = { type: 'boolean', default: false } as const;
  const read = readArguments(
    process.argv.slice(2),
    { options: { quick: flag, peers: flag }, allowPositionals: true },
    usage,
  );
  const unknown = read.positionals.find((name) => !Object.hasOwn(topics, name));
  if (unknown !== undefined) throw new ArgumentsError(`There is no topic ${unknown}. ${usage}`);
  return read;
});

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);

for (const [name, measure] of Object.entries(topics)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const before = loadNow();
  const figures = await measure(values.quick, values.peers);
  const machine = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()})`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `## ${name}\n\nMeasured on ${day} with ${machine}; load average ${before} before and ${loadNow()} after.\n`,
  );
  console.log(`${tableOf(figures).join('\n')}\n`);
}
// The browser and the servers are closed. Open handles of libraries must not keep the process alive.
process.exit();

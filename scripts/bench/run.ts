import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../source-files.ts';
import { tableOf } from '../start/table.ts';
import { type Bench, type BenchSettings, CannotMeasure, type Sample } from './bench.ts';
import { cellsOf, type Row, rowsOf } from './report.ts';

/** Runs the benches one after the other, prints the table and leaves it in .results/bench.json. */
export async function runBenches(benches: readonly Bench[], settings: BenchSettings): Promise<void> {
  const rows: Row[] = [];
  const leftOut: { bench: string; reason: string }[] = [];
  for (const bench of benches) {
    const started = performance.now();
    try {
      rows.push(...rowsOf(bench, await collected(bench.run(settings))));
      console.error(`${bench.name}: measured in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    } catch (error) {
      if (!(error instanceof CannotMeasure)) throw error;
      leftOut.push({ bench: bench.name, reason: error.message });
    }
  }
  const { processor, cores, memoryGb, platform, node } = machine();
  const measuredAt = new Date().toISOString();
  console.log(
    `${measuredAt.slice(0, 10)}, Node ${node}, ${cores} cores (${processor}), ${memoryGb} GB, ${platform}`,
  );
  for (const line of tableOf(cellsOf(rows))) console.log(line);
  for (const { bench, reason } of leftOut) console.log(`left out: ${bench}: ${reason}`);
  write({ measuredAt, machine: machine(), settings, rows, leftOut });
}

/** What the figures depend on. No name of the machine or its user. */
const machine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
});

async function collected(samples: AsyncIterable<Sample>): Promise<Sample[]> {
  const all: Sample[] = [];
  for await (const sample of samples) all.push(sample);
  return all;
}

function write(report: object): void {
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(join(root, '.results', 'bench.json'), `${JSON.stringify(report, null, 1)}\n`);
}

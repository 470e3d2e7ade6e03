import { cpus, loadavg, totalmem } from 'node:os';
import { tableOf } from '../start/table.ts';
import { type Absence, type Bench, type BenchSettings, CannotMeasure, end, type Sample } from './bench.ts';
import { cellsOf, type Row, rowsOf } from './report.ts';
import type { Machine, Section } from './measured.ts';

/**
 * Runs the benchmarks one after the other, and prints the table.
 *
 * @returns the figures of each topic
 */
export async function runBenches(benches: readonly Bench[], settings: BenchSettings): Promise<Section[]> {
  const sections: Section[] = [];
  try {
    for (const topic of new Set(benches.map((bench) => bench.topic))) {
      sections.push(
        await sectionOf(
          benches.filter((bench) => bench.topic === topic),
          settings,
        ),
      );
    }
  } finally {
    await end();
  }
  const { node, cores, processor, memoryGb, platform } = machine(0);
  const measuredAt = new Date().toISOString();
  console.log(
    `${measuredAt.slice(0, 10)}, Node ${node}, ${cores} cores (${processor}), ${memoryGb} GB, ${platform}`,
  );
  for (const line of tableOf(cellsOf(sections.flatMap(({ rows }) => rows)))) console.log(line);
  for (const { bench, reason } of sections.flatMap(({ leftOut }) => leftOut))
    console.log(`left out: ${bench}: ${reason}`);
  return sections;
}

/** Runs the benchmarks of one topic. @throws {RangeError} for an empty list */
async function sectionOf(benches: readonly Bench[], settings: BenchSettings): Promise<Section> {
  const [first] = benches;
  if (!first) throw new RangeError('A topic without benchmarks');
  const measuredAt = new Date().toISOString();
  const options = [
    settings.isLarge && first.topic === 'lists' && ' --large',
    settings.withPeers && first.topic === 'throughput' && ' --peers',
  ];
  const command = `npm run bench -- ${first.topic}${options.filter(Boolean).join('')} --write`;
  const rows: Row[] = [];
  const leftOut: { bench: string; reason: string }[] = [];
  const loadBefore = loadNow();
  for (const bench of benches) {
    const started = performance.now();
    try {
      const { samples, absent } = await collected(bench.run(settings));
      rows.push(...rowsOf(bench, samples));
      leftOut.push(...absent.map((one) => ({ bench: `${bench.name}, ${one.subject}`, reason: one.absent })));
      console.error(`${bench.name}: measured in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    } catch (error) {
      if (!(error instanceof CannotMeasure)) throw error;
      leftOut.push({ bench: bench.name, reason: error.message });
    }
  }
  return { topic: first.topic, measuredAt, machine: machine(loadBefore), command, rows, leftOut };
}

const machine = (loadBefore: number): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  load: [loadBefore, loadNow()],
});

const loadNow = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

interface Collected {
  readonly samples: readonly Sample[];
  readonly absent: readonly Absence[];
}

async function collected(all: AsyncIterable<Sample | Absence>): Promise<Collected> {
  const samples: Sample[] = [];
  const absent: Absence[] = [];
  for await (const one of all) {
    if ('absent' in one) absent.push(one);
    else samples.push(one);
  }
  return { samples, absent };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ownEnvironment } from '../run.ts';
import { type Bench, type BenchSettings, CannotMeasure } from './bench.ts';
import { threshold } from './contestants.ts';
import type { WorldsMeasured } from './servers/worlds.ts';

const populations = [0, 1_000, 10_000] as const;

const creation = (population: number): Bench => ({
  topic: 'worlds',
  name: `new world, ${population.toLocaleString('en-US')} present`,
  unit: 'ms',
  ours: threshold,
  aims: [{ quantile: 0.95, atMost: 1 }],
  async *run(settings) {
    const { creations } = await measured(settings);
    const durations = creations[population];
    if (!durations) throw new CannotMeasure('a quick run makes fewer worlds');
    for (const value of durations) yield { subject: threshold, value };
  },
});

export const worldBenches: readonly Bench[] = [
  ...populations.map(creation),
  {
    topic: 'worlds',
    name: 'memory of a world',
    unit: 'kB',
    ours: threshold,
    aims: [{ atMost: 80 }],
    async *run(settings) {
      yield { subject: threshold, value: (await measured(settings)).kilobytes };
    },
  },
];

let running: Promise<WorldsMeasured> | undefined;

/** All figures come from one process, which runs once. */
function measured(settings: BenchSettings): Promise<WorldsMeasured> {
  running ??= measure(settings);
  return running;
}

async function measure({ isQuick }: BenchSettings): Promise<WorldsMeasured> {
  const numbers = isQuick ? [0, 100, 1_000] : populations;
  const child = fork(join(import.meta.dirname, 'servers', 'worlds.ts'), numbers.map(String), {
    env: { ...process.env, ...ownEnvironment, NODE_ENV: 'production' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error('The worlds were not measured');
  });
  gone.catch(() => undefined);
  const [figures] = await Promise.race([once(child, 'message'), gone]);
  return figures as WorldsMeasured;
}

import { once } from 'node:events';
import { type Bench, type BenchSettings, CannotMeasure } from './bench.ts';
import { startBaseline, threshold } from './baselines.ts';
import { type Engine, engines, sqlite } from './engines.ts';
import type { WorldsMeasured } from './servers/worlds.ts';

const populations = [0, 1_000, 10_000] as const;

const creation = (engine: Engine, population: number): Bench => ({
  topic: 'worlds',
  name: `new world, ${population.toLocaleString('en-US')} present, ${engine.name}`,
  unit: 'ms',
  ours: threshold,
  // The aim applies to SQLite only: PostgreSQL runs in another process.
  aims: engine === sqlite ? [{ quantile: 0.95, atMost: 5 }] : [],
  async *run(settings) {
    const { creations } = await measured(engine, settings);
    const durations = creations[population];
    if (!durations) throw new CannotMeasure('a quick run creates fewer worlds');
    for (const value of durations) yield { subject: threshold, value };
  },
});

export const worldBenches: readonly Bench[] = [
  ...engines.flatMap((engine) => populations.map((population) => creation(engine, population))),
  {
    topic: 'worlds',
    name: 'memory of a world, SQLite',
    unit: 'kB',
    ours: threshold,
    aims: [{ atMost: 200 }],
    async *run(settings) {
      yield { subject: threshold, value: (await measured(sqlite, settings)).kilobytes };
    },
  },
];

const running = new Map<Engine, Promise<WorldsMeasured>>();

/** Returns the figures of a database engine. The first call measures them in a child process. */
function measured(engine: Engine, settings: BenchSettings): Promise<WorldsMeasured> {
  const known = running.get(engine) ?? measure(engine, settings);
  running.set(engine, known);
  return known;
}

async function measure(engine: Engine, { isQuick }: BenchSettings): Promise<WorldsMeasured> {
  const numbers = isQuick ? [0, 100, 1_000] : populations;
  const words = [await engine.location(), ...numbers.map(String)];
  const child = startBaseline('worlds.ts', words, { node: ['--expose-gc'] });
  const gone = once(child, 'exit').then(() => {
    throw new Error('The worlds were not measured');
  });
  gone.catch(() => undefined);
  const [figures] = await Promise.race([once(child, 'message'), gone]);
  return figures as WorldsMeasured;
}

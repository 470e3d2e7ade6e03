import type { Topic } from './bench.ts';
import { startBaseline, threshold } from './baselines.ts';
import { onEachEngine } from './engines.ts';
import type { WorldsMeasured } from './servers/worlds.ts';

/** Measures the creation of worlds beside existing ones, and the memory of a world on SQLite, in a child process. */
export const worlds: Topic = ({ isQuick }) =>
  onEachEngine(async (engine, location) => {
    const populations = isQuick ? ['0', '100', '1000'] : ['0', '1000', '10000'];
    const program = startBaseline(['worlds.ts', location, ...populations]);
    const { creations, kilobytes } = JSON.parse(await program.ready) as WorldsMeasured;
    await program.stop();
    const isSqlite = engine === 'SQLite';
    const common = { ours: threshold };
    return [
      ...populations.map((population) => ({
        ...common,
        name: `new world, ${Number(population).toLocaleString('en-US')} present, ${engine}`,
        unit: 'ms' as const,
        // The aim applies to SQLite only: PostgreSQL runs in another process.
        aims: isSqlite ? [{ quantile: 0.95, atMost: 5 }] : [],
        values: { [threshold]: creations[population] ?? [] },
      })),
      ...(isSqlite
        ? [
            {
              ...common,
              name: 'memory of a world, SQLite',
              unit: 'kB' as const,
              aims: [{ atMost: 200 }],
              values: { [threshold]: [kilobytes] },
            },
          ]
        : []),
    ];
  });

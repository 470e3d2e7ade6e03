import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale, spa } from '../shared/build.ts';
import { startProgram } from '../shared/program.ts';
import { root } from '../shared/source-files.ts';
import type { Bench } from './bench.ts';
import { threshold } from './baselines.ts';

const programs = {
  [threshold]: ['scripts', 'start.mjs'],
  'bare Fastify with the same plugins': ['scripts', 'bench', 'servers', 'bare-start.ts'],
} as const;

/** Measures the time from the start command to its line `ready`. The SPA is built, and the default world exists. */
export const startUpBench: Bench = {
  topic: 'start-up',
  name: 'start to ready',
  unit: 'ms',
  ours: threshold,
  aims: [{ against: 'bare Fastify with the same plugins', atMost: 1.2 }],
  async *run({ isQuick }) {
    await buildWhenStale(spa);
    const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
    try {
      const rounds = isQuick ? 2 : 11;
      // Round -1 is not measured: it fills the caches and creates the default world.
      for (let round = -1; round < rounds; round += 1) {
        for (const [subject, path] of Object.entries(programs)) {
          const program = [process.execPath, join(root, ...path)] as const;
          const value = await timeToReady(program, { DATA_FILE: join(folder, 'data.sqlite') });
          if (round >= 0) yield { subject, value };
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/**
 * Starts a program and ends it after its line `ready`.
 * @returns the milliseconds until that line @throws {Error} if the program ends before
 */
async function timeToReady(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const started = performance.now();
  const program = startProgram(command, { environment: { UPSTREAM: '', ...environment } });
  try {
    await program.ready;
    return performance.now() - started;
  } finally {
    await program.stop();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale, spa } from '../../build/build.ts';
import { startProgram } from '../../shared/program.ts';
import { inRounds, type Topic } from './bench.ts';
import { threshold } from './baselines.ts';

const bare = 'bare Fastify with the same plugins';
const programs = {
  [threshold]: 'scripts/run/start.mjs',
  [bare]: 'scripts/measure/bench/servers/bare-start.ts',
};

/** Measures the time from the start command to its line `ready`. The SPA is built, and the default world exists. */
export const startUp: Topic = async ({ isQuick }) => {
  await buildWhenStale(spa);
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  const environment = { UPSTREAM: '', DATA_FILE: join(folder, 'data.sqlite') };
  try {
    // The warm-up fills the caches and creates the default world.
    const values = await inRounds(isQuick ? 2 : 11, programs, (path) => timeToReady(path, environment));
    const aims = [{ against: bare, atMost: 1.2 }];
    return [{ name: 'start to ready', unit: 'ms', ours: threshold, aims, values }];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Starts a program and ends it after its line `ready`. Returns the milliseconds until that line. */
async function timeToReady(path: string, environment: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  const program = startProgram([process.execPath, path], { environment });
  try {
    await program.ready;
    return performance.now() - started;
  } finally {
    await program.stop();
  }
}

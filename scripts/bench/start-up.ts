import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildWhenStale, spa } from '../shared/build.ts';
import { ownEnvironment } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import type { Bench } from './bench.ts';
import { threshold } from './baselines.ts';

const programs = {
  [threshold]: ['scripts', 'start.mjs'],
  'bare Fastify with the same plugins': ['scripts', 'bench', 'servers', 'bare-start.ts'],
  'an empty script': ['scripts', 'bench', 'servers', 'nothing.ts'],
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
export async function timeToReady(
  [program, ...words]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const started = performance.now();
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...ownEnvironment, PORT: '0', UPSTREAM: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Starts a new process group, since npm ends without ending the processes that it has started.
    detached: true,
  });
  // The output closes when the last process of the group has ended.
  const gone = once(child, 'close');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('ready')) return performance.now() - started;
    }
    throw new Error(`${program} ended before it was ready`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    child.stdout.resume();
    await gone;
  }
}

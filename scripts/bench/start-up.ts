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

/** Measures the time from the command to the line `ready`, with a built SPA and an existing default world. */
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
          const value = await timeToReady(join(root, ...path), join(folder, 'data.sqlite'));
          if (round >= 0) yield { subject, value };
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function timeToReady(program: string, dataFile: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, ...ownEnvironment, PORT: '0', DATA_FILE: dataFile, UPSTREAM: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('ready')) return performance.now() - started;
    }
    throw new Error(`${program} ended before it was ready`);
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

import { deepStrictEqual } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from '../../shared/program.ts';
import { WrongAnswer } from './load.ts';
import { installPeers } from './servers/peers.ts';
import type { Call, Ready } from './servers/ready.ts';

export const threshold = 'Threshold';

/** The programs of the measured servers, in the folder `servers`. The other servers respond with Threshold's dashboard. */
const servers: Readonly<Record<string, readonly string[]>> = {
  [threshold]: ['threshold.ts'],
  'Threshold on a file': ['threshold.ts', 'data.sqlite'],
  'bare Fastify': ['bare-fastify.ts'],
};

/** Other products that mock an API. */
export const peers: Readonly<Record<string, readonly string[]>> = {
  'json-server': ['json-server.ts'],
  Prism: ['prism.ts'],
  Mockoon: ['mockoon.ts'],
};

/**
 * Starts each server in a child process, checks its dashboard, measures, and ends all servers.
 *
 * @throws {WrongAnswer} if a server does not respond as expected
 */
export async function withServers<T>(
  withPeers: boolean,
  measure: (servers: Readonly<Record<string, Ready>>) => Promise<T>,
): Promise<T> {
  if (withPeers) await installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  const programs: Program[] = [];
  const running: Record<string, Ready> = {};
  let dashboard = '';
  try {
    for (const [name, words] of Object.entries({ ...servers, ...(withPeers ? peers : {}) })) {
      const program = startBaseline(words, { BENCH_FOLDER: folder, BENCH_DASHBOARD: dashboard });
      programs.push(program);
      const ready = JSON.parse(await program.ready) as Ready;
      const shown = await bodyOf(ready.port, ready.get);
      dashboard ||= shown;
      checkDashboard(name, shown, dashboard);
      running[name] = ready;
    }
    return await measure(running);
  } finally {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    rmSync(folder, { recursive: true });
  }
}

/** Starts a program of the folder `servers`, which prints `ready: ` with its result as JSON. */
export const startBaseline = (
  [program = '', ...words]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program =>
  startProgram([process.execPath, '--expose-gc', join(import.meta.dirname, 'servers', program), ...words], {
    environment: { NODE_ENV: 'production', ...environment },
  });

/** Checks that a server responds with the same dashboard as Threshold. @throws {WrongAnswer} */
function checkDashboard(name: string, shown: string, expected: string): void {
  try {
    deepStrictEqual(JSON.parse(shown), JSON.parse(expected));
  } catch (error) {
    throw new WrongAnswer(`${name} responds with another dashboard`, { cause: error });
  }
}

async function bodyOf(port: number, { method, path, headers }: Call): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return answer.text();
}

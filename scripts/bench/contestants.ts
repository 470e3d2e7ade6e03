import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment } from '../run.ts';
import type { Ready } from './servers/ready.ts';

/** A server that can be measured. A peer is one more of these: a program that says when it is ready. */
export interface Contestant {
  readonly name: string;
  /** File below servers/. */
  readonly program: string;
  readonly parameters?: readonly string[];
}

export interface RunningContestant extends Ready {
  readonly name: string;
}

const dataFile = join(tmpdir(), `threshold-bench-${process.pid}.sqlite`);

export const threshold = 'Threshold';

/** Ours first: the others answer what it does. */
export const contestants: readonly Contestant[] = [
  { name: threshold, program: 'threshold.ts' },
  { name: 'Threshold on a file', program: 'threshold.ts', parameters: [dataFile] },
  { name: 'bare Fastify', program: 'bare-fastify.ts' },
  { name: 'bare node:http', program: 'node-http.ts' },
];

/** Starts every contestant in a process of its own, and ends them all when `measure` is done. */
export async function withContestants<T>(measure: (running: RunningContestant[]) => Promise<T>): Promise<T> {
  const children: ChildProcess[] = [];
  try {
    const running: RunningContestant[] = [];
    let dashboard = '';
    for (const contestant of contestants) {
      const child = start(contestant, dashboard);
      children.push(child);
      const ready = { name: contestant.name, ...(await readyOf(child, contestant.name)) };
      if (dashboard === '') dashboard = await dashboardOf(ready);
      running.push(ready);
    }
    return await measure(running);
  } finally {
    await Promise.all(children.map(stopped));
    for (const end of ['', '-wal', '-shm']) rmSync(dataFile + end, { force: true });
  }
}

function start({ program, parameters = [] }: Contestant, dashboard: string): ChildProcess {
  return fork(join(import.meta.dirname, 'servers', program), [...parameters], {
    env: { ...process.env, ...ownEnvironment, NODE_ENV: 'production', BENCH_DASHBOARD: dashboard },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function readyOf(child: ChildProcess, name: string): Promise<Ready> {
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${name} does not start`);
  });
  const [ready] = await Promise.race([once(child, 'message'), gone]);
  gone.catch(() => undefined);
  return ready as Ready;
}

async function dashboardOf({ port, get }: Ready): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${get.path}`, { headers: get.headers });
  if (answer.status !== 200) throw new Error(`There is no dashboard to answer: ${answer.status}`);
  return answer.text();
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

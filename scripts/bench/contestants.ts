import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment } from '../run.ts';
import type { Absence, BenchSettings } from './bench.ts';
import { checkAnswers, dashboardOf } from './contestant-check.ts';
import { installPeers } from './peers/install.ts';
import { cpuQuestion, type Ready } from './servers/ready.ts';

/** A server that can be measured. */
interface Contestant {
  readonly name: string;
  /** File below servers/. */
  readonly program: string;
  readonly parameters?: readonly string[];
}

export interface RunningContestant extends Ready {
  readonly name: string;
  /** CPU time of its process so far, microseconds. */
  cpuTime(): Promise<number>;
}

export const threshold = 'Threshold';

/** Ours first: the others answer what it does. */
const contestantsIn = (folder: string): readonly Contestant[] => [
  { name: threshold, program: 'threshold.ts' },
  { name: 'Threshold on a file', program: 'threshold.ts', parameters: [join(folder, 'data.sqlite')] },
  { name: 'bare Fastify', program: 'bare-fastify.ts' },
  { name: 'bare node:http', program: 'node-http.ts' },
];

/** What others use for the same purpose. Their packages stand in peers/package.json. */
const peers: readonly Contestant[] = [
  { name: 'json-server', program: 'json-server.ts' },
  { name: 'Prism', program: 'prism.ts' },
  { name: 'Mockoon', program: 'mockoon.ts' },
];

/** How long a server may take until it is ready, milliseconds. */
const patience = 60_000;

interface Field {
  readonly running: readonly RunningContestant[];
  readonly absent: readonly Absence[];
}

/**
 * Starts every contestant in a process of its own, checks what it answers, and ends them all when `measure` is done.
 *
 * @throws {WrongAnswer} when one of them answers otherwise than it should
 */
export async function withContestants<T>(
  { withPeers }: BenchSettings,
  measure: (field: Field) => Promise<T>,
): Promise<T> {
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  let dashboard = '';
  const enter = async (contestant: Contestant): Promise<RunningContestant> => {
    const child = start(contestant, { BENCH_FOLDER: folder, BENCH_DASHBOARD: dashboard });
    children.push(child);
    const ready = await readyOf(child, contestant.name);
    if (dashboard === '') dashboard = await dashboardOf(ready);
    await checkAnswers(contestant.name, ready, dashboard);
    return { name: contestant.name, ...ready, cpuTime: () => cpuTimeOf(child) };
  };
  try {
    const running: RunningContestant[] = [];
    const absent: Absence[] = [];
    for (const contestant of contestantsIn(folder)) running.push(await enter(contestant));
    const hindrance = withPeers ? await installPeers() : 'not asked for: add --peers';
    for (const peer of peers) {
      if (hindrance === null) running.push(await enter(peer));
      else absent.push({ subject: peer.name, absent: withPeers ? `not installed: ${hindrance}` : hindrance });
    }
    return await measure({ running, absent });
  } finally {
    await Promise.all(children.map(stopped));
    rmSync(folder, { recursive: true });
  }
}

function start({ program, parameters = [] }: Contestant, more: NodeJS.ProcessEnv): ChildProcess {
  return fork(join(import.meta.dirname, 'servers', program), [...parameters], {
    env: { ...process.env, ...ownEnvironment, NODE_ENV: 'production', ...more },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function readyOf(child: ChildProcess, name: string): Promise<Ready> {
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${name} does not start`);
  });
  gone.catch(() => undefined);
  return Promise.race([messageFrom(child, isReady), gone]);
}

function cpuTimeOf(child: ChildProcess): Promise<number> {
  const answer = messageFrom(child, (message) => typeof message === 'number');
  child.send(cpuQuestion);
  return answer;
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'port' in message;

/** The first message of one kind: a peer's own code may send others. */
async function messageFrom<Kind>(
  child: ChildProcess,
  isWanted: (message: unknown) => message is Kind,
): Promise<Kind> {
  for await (const [message] of on(child, 'message', { signal: AbortSignal.timeout(patience) })) {
    if (isWanted(message)) return message;
  }
  throw new Error('It says nothing any more');
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

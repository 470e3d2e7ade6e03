import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment } from '../shared/run.ts';
import type { Absence, BenchSettings } from './bench.ts';
import { installPeers } from './servers/peers.ts';
import { cpuQuestion, type Ready, type Call } from './servers/ready.ts';
import { deepStrictEqual } from 'node:assert';
import { WrongAnswer } from './load.ts';

/** A server to measure. */
interface MeasuredServer {
  readonly name: string;
  /** File of the server's program, in the folder `servers`. */
  readonly program: string;
  readonly parameters?: readonly string[];
}

export interface RunningServer extends Ready {
  readonly name: string;
  /** Returns the CPU time of the server's process in microseconds. */
  cpuTime(): Promise<number>;
}

export const threshold = 'Threshold';

/** Returns the servers to measure. Threshold is the first: the other servers respond with its dashboard. */
const serversIn = (folder: string): readonly MeasuredServer[] => [
  { name: threshold, program: 'threshold.ts' },
  { name: 'Threshold on a file', program: 'threshold.ts', parameters: [join(folder, 'data.sqlite')] },
  { name: 'bare Fastify', program: 'bare-fastify.ts' },
];

/** Other products that mock an API. */
export const peers: readonly MeasuredServer[] = [
  { name: 'json-server', program: 'json-server.ts' },
  { name: 'Prism', program: 'prism.ts' },
  { name: 'Mockoon', program: 'mockoon.ts' },
];

/** Timeout for the start of a server, in milliseconds. */
const timeoutMilliseconds = 60_000;

interface Field {
  readonly running: readonly RunningServer[];
  readonly absent: readonly Absence[];
}

/**
 * Starts each server in a child process, checks its responses, measures, and ends all servers.
 *
 * @throws {WrongAnswer} if a server does not respond as expected
 */
export async function withServers<T>(
  { withPeers }: BenchSettings,
  measure: (field: Field) => Promise<T>,
): Promise<T> {
  const children: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  let dashboard = '';
  const enter = async (server: MeasuredServer): Promise<RunningServer> => {
    const environment = { BENCH_FOLDER: folder, BENCH_DASHBOARD: dashboard };
    const child = startBaseline(server.program, server.parameters ?? [], { environment });
    children.push(child);
    const ready = await readyOf(child, server.name);
    if (dashboard === '') dashboard = await dashboardOf(ready);
    await checkAnswers(server.name, ready, dashboard);
    return { name: server.name, ...ready, cpuTime: () => cpuTimeOf(child) };
  };
  try {
    const running: RunningServer[] = [];
    const absent: Absence[] = [];
    for (const server of serversIn(folder)) running.push(await enter(server));
    const hindrance = withPeers ? await installPeers() : 'not requested: add --peers';
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

/** Starts a program of the folder `servers`, which sends messages to this process. */
export function startBaseline(
  program: string,
  parameters: readonly string[],
  { environment = {}, node = [] }: { readonly environment?: NodeJS.ProcessEnv; readonly node?: string[] },
): ChildProcess {
  return fork(join(import.meta.dirname, 'servers', program), [...parameters], {
    env: { ...process.env, ...ownEnvironment, NODE_ENV: 'production', ...environment },
    execArgv: node,
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

/** Waits for the first message of the wanted kind. Ignores other messages, which the code of a product may send. */
async function messageFrom<Kind>(
  child: ChildProcess,
  isWanted: (message: unknown) => message is Kind,
): Promise<Kind> {
  for await (const [message] of on(child, 'message', { signal: AbortSignal.timeout(timeoutMilliseconds) })) {
    if (isWanted(message)) return message;
  }
  throw new Error('The server ended before it sent the expected message');
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Returns the body of Threshold's response to GET dashboard. The baseline servers send the same body. */
export async function dashboardOf(ready: Pick<Ready, 'port' | 'get'>): Promise<string> {
  return answerOf('The first server', ready.port, ready.get);
}

/**
 * Checks the responses of a server to `get` and `post`, so that no error page and no empty body is timed later.
 *
 * @throws {WrongAnswer} for an unexpected response
 */
export async function checkAnswers(name: string, ready: Ready, dashboard: string): Promise<void> {
  const shown: unknown = JSON.parse(await answerOf(name, ready.port, ready.get));
  try {
    deepStrictEqual(shown, JSON.parse(dashboard));
  } catch (error) {
    throw new WrongAnswer(`${name} responds with another dashboard`, { cause: error });
  }
  const created = JSON.parse(await answerOf(name, ready.port, ready.post)) as Record<string, unknown>;
  const loan = created[ready.loanIn];
  const isNamed = typeof loan === 'number' || (typeof loan === 'string' && loan !== '');
  if (!isNamed) throw new WrongAnswer(`${name} does not return the id of the new loan`);
}

async function answerOf(name: string, port: number, { method, path, headers, body }: Call): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (answer.status !== 200 && answer.status !== 201) {
    throw new WrongAnswer(
      `${name} responds with ${answer.status} to ${method} ${path}: ${text.slice(0, 300)}`,
    );
  }
  return text;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownEnvironment } from '../shared/run.ts';
import { within } from './watchdog.ts';

/** A server in a child process. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Resolves with the exit code, or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Returns the log up to now. */
  log(): string;
  signal(name: NodeJS.Signals): void;
  /** Returns the memory in use after a garbage collection, in megabytes. */
  memoryInUse(): Promise<number>;
  /** Kills the process if it still runs. */
  kill(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const running = new Set<ChildProcess>();

// The servers end with this process.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => process.exit(code));
}

/**
 * Starts a server on a free port and waits until it is ready.
 *
 * @param settings the environment variables of docs/operators.md
 * @param wrapper a program with its parameters that finally executes the server
 */
export async function startServerProcess(
  settings: Environment,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const words = [...wrapper, process.execPath, join(import.meta.dirname, 'serve.ts')];
  const [program = process.execPath, ...parameters] = words;
  const child = spawn(program, parameters, {
    env: {
      ...process.env,
      ...ownEnvironment,
      HOST: '127.0.0.1',
      PORT: '0',
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return (signal ?? code) as number | NodeJS.Signals;
  });
  let log = '';
  let onMemory: (megabytes: number) => void = () => undefined;
  child.stderr.on('data', (part: Buffer) => (log += part.toString()));
  const ready = new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port] = /^ready: .*:(\d+)$/.exec(line) ?? [];
      const [, bytes] = /^in use: (\d+)$/.exec(line) ?? [];
      if (bytes !== undefined) onMemory(Number(bytes) / 2 ** 20);
      else if (port === undefined) log += `${line}\n`;
      else resolve(Number(port));
    });
  });
  const tooEarly = ended.then((end) => {
    throw new Error(`The server does not start: ${end}\n${log}`);
  });
  tooEarly.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    port: await within(30, 'a server starts', Promise.race([ready, tooEarly])),
    ended,
    log: () => log,
    signal: (name) => void child.kill(name),
    memoryInUse: () => {
      const memory = new Promise<number>((resolve) => (onMemory = resolve));
      child.kill('SIGUSR2');
      return within(30, 'the server reports its memory in use', memory);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

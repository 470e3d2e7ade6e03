import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ownEnvironment } from './run.ts';
import { root } from './source-files.ts';

/** A program that runs until it is stopped, such as a server. */
export interface Program {
  readonly pid: number;
  /** Resolves with the rest of the line `ready: …`: the address of a server. Rejects if the program ends before. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code, or the signal that ended the program. */
  readonly ended: Promise<number | NodeJS.Signals>;
  signal(name: NodeJS.Signals): void;
  /** Sends SIGTERM or another signal, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface ProgramOptions {
  /** Working folder; default: the project's root. */
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called when the program says again that it is ready, as under `node --watch`. */
  readonly onRestart?: () => void;
  /** Called with each other line of the output. */
  readonly onLine?: (line: string) => void;
}

const running = new Set<Program>();
// No program outlives this process.
process.once('exit', () => {
  for (const program of running) program.signal('SIGKILL');
});

/**
 * Starts a program. Servers get a free port, if `environment` names none. Errors are printed.
 * The standard input ends with this process.
 */
export function startProgram(
  [command = '', ...parameters]: readonly string[],
  { folder = root, environment = {}, onRestart, onLine }: ProgramOptions = {},
): Program {
  const child = spawn(command, parameters, {
    cwd: folder,
    env: { ...process.env, ...ownEnvironment, PORT: '0', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { pid = 0 } = child;
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
  const ready = new Promise<string>((resolve, reject) => {
    let isReady = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [said, address = ''] = /^ready(?:: (.*))?$/.exec(line) ?? [];
      if (said === undefined) return onLine?.(line);
      if (isReady) onRestart?.();
      isReady = true;
      resolve(address);
    });
    ended.then((end) => reject(new Error(`${command} ended before it was ready: ${end}`)), reject);
  });
  ready.catch(() => undefined);
  const program: Program = {
    pid,
    ready,
    ended,
    signal: (name) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(name);
    },
    stop: async (name = 'SIGTERM') => {
      program.signal(name);
      await ended;
    },
  };
  running.add(program);
  void ended.finally(() => running.delete(program)).catch(() => undefined);
  return program;
}

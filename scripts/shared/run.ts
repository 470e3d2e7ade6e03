import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './source-files.ts';

/** The result of a program. */
export interface Run {
  readonly ok: boolean;
  /** Standard output and standard error, in the order of arrival. */
  readonly output: string;
  readonly seconds: number;
}

export interface RunOptions {
  /** Seconds without output after which the program and its children are killed, and the run counts as failed. */
  readonly seconds: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Working folder; default: the project's root. */
  readonly folder?: string;
}

/** Environment of all started programs: path of the package commands, compile cache, and no telemetry. */
export const ownEnvironment: Readonly<Record<string, string>> = {
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  PACT_DO_NOT_TRACK: 'true',
  SCARF_ANALYTICS: 'false',
  NO_COLOR: '1',
};

const running = new Set<number>();

/** Runs a program in a new process group, so that its children end with it. */
export async function run(
  program: string,
  parameters: readonly string[],
  { seconds, environment, folder = root }: RunOptions,
): Promise<Run> {
  const started = performance.now();
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, ...ownEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  let output = '';
  const timer = setTimeout(() => {
    output += `\nkilled after ${seconds} s without output\n`;
    if (pid !== undefined) killGroup(pid);
  }, seconds * 1000).unref();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      timer.refresh();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
    // Waits for 'exit', since 'close' would wait for a grandchild that keeps the pipe open.
    child.on('exit', (code) => setImmediate(resolve, code));
  });
  const code = await ended;
  clearTimeout(timer);
  if (pid !== undefined) {
    running.delete(pid);
    killGroup(pid);
  }
  return { ok: code === 0, output, seconds: (performance.now() - started) / 1000 };
}

/** On SIGINT and SIGTERM kills all running programs with their children, and exits with code 1. */
export function killAllOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const pid of running) killGroup(pid);
      process.exit(1);
    });
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}

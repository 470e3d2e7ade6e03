import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../shared/source-files.ts';

/** The mock server behind the development server. */
export interface Behind {
  readonly url: string;
  /** When it listens for the first time. Rejects with RefusedError when it cannot. */
  readonly ready: Promise<void>;
  /** Called each time it listens again after a change. */
  onRestart(listener: () => void): void;
  close(): void;
}

/** The mock server cannot start and has said why. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Starts the mock server in a process of its own that restarts when a file it uses changes, on one free port. */
export async function openBehind(dataFile: string): Promise<Behind> {
  const port = await freePort();
  const watched = ['--watch', '--watch-preserve-output', join(root, 'scripts', 'dev', 'server.ts')];
  const child = spawn(process.execPath, watched, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_FILE: dataFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let restarted = () => {};
  let isFirst = true;
  const ready = new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new RefusedError()));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'refused') {
        // SIGTERM does not end a watcher whose program has ended.
        child.kill('SIGKILL');
        return reject(new RefusedError());
      }
      if (line !== 'listening') return console.log(line);
      if (!isFirst) restarted();
      isFirst = false;
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    onRestart: (listener) => (restarted = listener),
    close: () => void child.kill('SIGTERM'),
  };
}

/** A port that is free now. It stays the same over restarts, so it cannot be left to the server. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}

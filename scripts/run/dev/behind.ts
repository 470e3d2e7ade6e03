import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startProgram } from '../../shared/program.ts';
import { root } from '../../shared/source-files.ts';

/** The mock server behind the development server. */
export interface Behind {
  readonly url: string;
  /** Resolves when the server listens for the first time. Rejects with RefusedError if the server cannot start. */
  readonly ready: Promise<void>;
  /** Sets a listener that is called after each restart. */
  onRestart(listener: () => void): void;
  close(): void;
}

/** The mock server cannot start and has printed the reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Starts the mock server in a child process on a free port. The server restarts when one of its files changes. */
export async function openBehind(dataFile: string): Promise<Behind> {
  const port = await freePort();
  const watched = ['--watch', '--watch-preserve-output', join(root, 'scripts', 'run', 'dev', 'server.ts')];
  let restarted = () => {};
  const server = startProgram([process.execPath, ...watched], {
    environment: { PORT: String(port), DATA_FILE: dataFile },
    onLine: (line) => {
      // SIGKILL, since SIGTERM does not end `node --watch` after its program has ended.
      if (line === 'refused') server.signal('SIGKILL');
      else console.log(line);
    },
    onRestart: () => restarted(),
  });
  return {
    url: `http://127.0.0.1:${port}`,
    ready: server.ready.then(
      () => undefined,
      () => {
        throw new RefusedError();
      },
    ),
    onRestart: (listener) => (restarted = listener),
    close: () => server.signal('SIGTERM'),
  };
}

/** Returns a free port. The mock server cannot choose its port, since the port must not change at a restart. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}

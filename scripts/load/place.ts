import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Starts servers that share one data file or database. */
export interface Place {
  /** Starts a server with the shared file or database. */
  start(): Promise<ServerProcess>;
}

/** Runs work with a data file in a temporary folder. Ends the servers and removes the folder afterwards. */
export async function onFile<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  try {
    return await withServers({ DATA_FILE: join(folder, 'data.sqlite') }, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs work that can start servers. Kills the servers afterwards. */
export async function withServers<T>(
  settings: Readonly<Record<string, string>>,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const started: ServerProcess[] = [];
  try {
    return await work({
      start: async () => {
        const server = await startServerProcess(settings);
        started.push(server);
        return server;
      },
    });
  } finally {
    await Promise.all(started.map((server) => server.kill()));
  }
}

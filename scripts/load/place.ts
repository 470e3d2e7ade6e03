import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Where servers of one scenario keep their data. */
export interface Place {
  /** Starts a server on these data. */
  start(): Promise<ServerProcess>;
}

/** A data file in a folder of its own; servers and folder are gone afterwards, whatever happens. */
export async function onFile<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  try {
    return await withServers({ DATA_FILE: join(folder, 'data.sqlite') }, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends every server that the work has started. */
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

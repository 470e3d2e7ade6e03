import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotRun } from './scenario.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A server whose data file lies on a disk of its own that can be filled up. */
export interface SmallDisk {
  readonly server: ServerProcess;
  /** Fills the disk up to so many bytes that stay free. */
  fill(free: number): void;
  /** Gives back what has been filled. */
  makeRoom(): void;
}

const size = 64 * 2 ** 20;

/** Mounts the disk where only the server sees it, and becomes the server. The folder is the first word. */
const mounting = `mount -t tmpfs -o size=${size} tmpfs "$0" && exec "$@"`;

/**
 * Starts a server on a disk in memory. Its mount goes with the process.
 *
 * @throws {CannotRun} where mounting is not allowed
 */
export async function onSmallDisk<T>(work: (disk: SmallDisk) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  let server: ServerProcess | undefined;
  try {
    const parameters = [process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c', mounting, folder];
    if (spawnSync('unshare', [...parameters, 'true']).status !== 0) {
      throw new CannotRun('unshare may not mount a disk here: Linux, as root or with user namespaces');
    }
    server = await startServerProcess({ DATA_FILE: join(folder, 'data.sqlite') }, ['unshare', ...parameters]);
    // The disk as the server sees it.
    const seen = join(`/proc/${server.pid}/root`, folder);
    const ballast = join(seen, 'ballast');
    return await work({
      server,
      fill: (free) => {
        const { bavail, bsize } = statfsSync(seen);
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      },
      makeRoom: () => truncateSync(ballast),
    });
  } finally {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

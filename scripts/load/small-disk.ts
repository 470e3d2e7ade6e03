import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotRun } from './scenario.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A server with its data file on a small disk that can be filled up. */
export interface SmallDisk {
  readonly server: ServerProcess;
  /** Fills the disk until this number of bytes is free. */
  fill(free: number): void;
  /** Frees the filled space. */
  makeRoom(): void;
}

const size = 64 * 2 ** 20;

/** Shell script that mounts the disk in the server's own mount namespace and then executes the server. $0 is the folder. */
const mounting = `mount -t tmpfs -o size=${size} tmpfs "$0" && exec "$@"`;

/**
 * Runs work with a server on a disk in memory. The disk disappears when the server ends.
 *
 * @throws {CannotRun} if mounting is not allowed
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
    // Path of the disk in the mount namespace of the server.
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

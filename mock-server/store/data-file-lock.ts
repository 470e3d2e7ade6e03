import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { UnusableStoreError } from './unusable.ts';

/** A data file is taken until the lock is released. */
export interface DataFileLock {
  release(): void;
}

/** Path of a file that need not be there, with links followed. Its folder must be there. */
export const realPathOf = (file: string): string =>
  existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));

/** Path of the empty file beside a data file that a server locks. */
export const lockFileOf = (file: string): string => `${realPathOf(file)}-lock`;

/**
 * Takes a data file for this server. The system releases the lock when the process ends, however it ends. Other programs
 * can still read the data file: only the file beside it is locked. Node has no file locks, so SQLite makes this one.
 *
 * @throws {UnusableStoreError} when another server has it
 */
export function lockDataFile(file: string): DataFileLock {
  const path = lockFileOf(file);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(pathToFileURL(path));
    // Of servers that ask at the same time exactly one is given the right to write. Nothing is written, and so that
    // nothing is on a full disk either the journal is in memory.
    lock.exec('pragma journal_mode = memory; begin immediate');
  } catch (cause) {
    lock?.close();
    throw new UnusableStoreError(isTaken(cause) ? takenText(file) : lockText(path), { cause });
  }
  const held = lock;
  return { release: () => held.close() };
}

const busy = 5;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;

const takenText = (file: string): string =>
  `The data file ${file} is in use by another server. Stop that server, or choose another file with DATA_FILE. Servers that share their data need PostgreSQL: see DATABASE_URL.`;

const lockText = (path: string): string =>
  `The lock file ${path} cannot be used. Delete it when no server is running, or choose another data file with DATA_FILE.`;

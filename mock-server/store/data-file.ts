import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { checkContent, checkPlace } from './data-file-check.ts';
import { type DataFileLock, lockDataFile, lockFileOf } from './data-file-lock.ts';
import { unusable } from './unusable.ts';

/** The file that keeps the data, open for this server alone. */
export interface DataFile {
  readonly database: DatabaseSync;
  close(): void;
}

/**
 * Opens a data file. The file and its folder are made when they are missing; a file that cannot be used is left as it
 * is, byte for byte.
 *
 * @throws {UnusableStoreError}
 */
export function openDataFile(file: string): DataFile {
  checkPlace(file);
  const lock = checkedAndLocked(file);
  try {
    const database = new DatabaseSync(pathToFileURL(file), { timeout: 5_000 });
    return {
      database,
      close: () => {
        database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw unusable(file, error);
  }
}

/** A lock file that is there is locked first, since a server may be writing. A file that is refused gets none. */
function checkedAndLocked(file: string): DataFileLock {
  const lock = existsSync(lockFileOf(file)) ? lockDataFile(file) : null;
  try {
    checkContent(file);
  } catch (error) {
    lock?.release();
    throw unusable(file, error);
  }
  return lock ?? lockDataFile(file);
}

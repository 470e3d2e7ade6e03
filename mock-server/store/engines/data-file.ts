import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { damaged, earlier, foreign, newer, UnusableStoreError, unusable } from './unusable.ts';

/** What marks a store, and the version of its tables. A store of another version is refused. */
export const storeVersion = {
  /** The application id of a data file: "Thrs". */
  application: 0x54687273,
  number: 1,
};

/** An open and locked data file. */
export interface DataFile {
  readonly database: DatabaseSync;
  close(): void;
}

interface DataFileLock {
  release(): void;
}

/**
 * Opens a data file. A missing file or folder is created; an unusable file is not changed.
 *
 * @throws {UnusableStoreError}
 */
export function openDataFile(file: string): DataFile {
  checkPlace(file);
  const lock = checkAndLock(file);
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

/**
 * Locks a data file for this server. The operating system releases the lock when the process ends. Only a second file
 * beside the data file is locked, so that other programs can still read the data. Node has no file locks: the lock is a
 * transaction of SQLite.
 *
 * @throws {UnusableStoreError} when another server has the lock
 */
function lockDataFile(file: string): DataFileLock {
  const path = lockFileOf(file);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(pathToFileURL(path));
    // Takes the write lock, which only one connection can have. Writes nothing, so it works on a full disk.
    lock.exec('pragma journal_mode = memory; begin immediate');
  } catch (cause) {
    lock?.close();
    const isTaken = cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy;
    const text = isTaken
      ? `The data file ${file} is in use by another server. Stop that server, or choose another file with DATA_FILE. Servers that share their data need PostgreSQL: see DATABASE_URL.`
      : `The lock file ${path} cannot be used. Delete it when no server is running, or choose another data file with DATA_FILE.`;
    throw new UnusableStoreError(text, { cause });
  }
  const held = lock;
  return { release: () => held.close() };
}

const sqliteBusy = 5;

/** Returns the path of the lock file: an empty file beside the data file. */
const lockFileOf = (file: string): string => `${realPathOf(file)}-lock`;

/** Returns the path without symbolic links. The file may be missing, but its folder must exist. */
const realPathOf = (file: string): string =>
  existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));

/**
 * Checks the content and locks the data file. An existing lock file is locked before the check, since a server may be
 * writing. A new lock file is created after the check, so that a rejected file gets none.
 */
function checkAndLock(file: string): DataFileLock {
  const lock = existsSync(lockFileOf(file)) ? lockDataFile(file) : null;
  try {
    checkContent(file);
  } catch (error) {
    lock?.release();
    throw unusable(file, error);
  }
  return lock ?? lockDataFile(file);
}

/** Creates a missing folder, and checks that folder and file are writable. */
function checkPlace(file: string): void {
  const folder = dirname(file);
  const other = 'or choose another place with DATA_FILE.';
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const text = `The data folder ${folder} cannot be written. Change its permissions, ${other}`;
    throw new UnusableStoreError(text, { cause });
  }
  if (!existsSync(file)) return;
  if (!statSync(file).isFile()) {
    throw new UnusableStoreError(`The data file ${file} is not a file. Choose a file with DATA_FILE.`);
  }
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (cause) {
    const text = `The data file ${file} cannot be read and written. Change its permissions, ${other}`;
    throw new UnusableStoreError(text, { cause });
  }
}

/**
 * Creates a folder and its parents. The recursive mkdir of Node never returns below /proc, where parents cannot be
 * created.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Maximum size in bytes of a file that is checked completely. The check takes about 1 ms per megabyte. */
const mostChecked = 100_000_000;

/**
 * Checks that a file is empty or new, or is an intact store of this version. Does not change the file.
 *
 * @throws {UnusableStoreError} if the check fails
 * @throws the error of SQLite if SQLite cannot open the file
 */
function checkContent(file: string): void {
  const real = realPathOf(file);
  const size = existsSync(real) ? statSync(real).size : 0;
  // A server that was killed while it created the file leaves a journal. SQLite rolls it back when it opens the file.
  if (size === 0 || existsSync(`${real}-journal`)) return;
  const database = new DatabaseSync(readOnlyUrlOf(real), { readOnly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map((row) => row['name']);
    if (size <= mostChecked && !isIntact(database)) throw damaged(file);
    if (tables.length === 0) return;
    // Releases up to 0.3 marked their files by this table.
    if (tables.includes('kysely_migration')) throw earlier(file);
    if (numberOf(database, 'application_id') !== storeVersion.application) throw foreign(file);
    const version = numberOf(database, 'user_version');
    if (version !== storeVersion.number) throw version > storeVersion.number ? newer(file) : earlier(file);
  } finally {
    database.close();
  }
}

/**
 * Returns a URL that makes SQLite read a file without creating files beside it. If there is a write-ahead log, SQLite
 * must read it and may create files.
 */
function readOnlyUrlOf(file: string): URL {
  const url = pathToFileURL(file);
  const log = `${file}-wal`;
  if (!existsSync(log) || statSync(log).size === 0) url.searchParams.set('immutable', '1');
  return url;
}

const numberOf = (database: DatabaseSync, pragma: 'application_id' | 'user_version'): number =>
  Number(database.prepare(`pragma ${pragma}`).get()?.[pragma]);

const isIntact = (database: DatabaseSync): boolean =>
  database.prepare('pragma quick_check(1)').get()?.['quick_check'] === 'ok';

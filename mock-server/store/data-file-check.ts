import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { realPathOf } from './data-file-lock.ts';
import { migrationTable, releaseOf } from './migrated.ts';
import { damaged, foreign, newer, UnusableStoreError } from './unusable.ts';

/**
 * Makes the folder of a data file when it is missing, and checks that folder and file can be written.
 *
 * @throws {UnusableStoreError}
 */
export function checkPlace(file: string): void {
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
    throw new UnusableStoreError(`The data file ${file} is no file. Choose a file with DATA_FILE.`);
  }
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (cause) {
    const text = `The data file ${file} cannot be read and written. Change its permissions, ${other}`;
    throw new UnusableStoreError(text, { cause });
  }
}

/**
 * One folder after the other: the recursive form of Node never returns where the system says of every folder
 * that its parent is missing, as /proc does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Bytes up to which a file is read through, at about 1 ms a megabyte. Of a larger one only the beginning is checked. */
const mostChecked = 100_000_000;

/**
 * Checks that a file is new, or whole and of this release or an earlier one, and changes nothing.
 *
 * @throws {UnusableStoreError}
 * @throws the error of SQLite where it can read nothing
 */
export function checkContent(file: string): void {
  const real = realPathOf(file);
  const size = existsSync(real) ? statSync(real).size : 0;
  // A journal is left when a server is killed while it makes the file: to open the file takes that back.
  if (size === 0 || existsSync(`${real}-journal`)) return;
  const database = new DatabaseSync(unchangedBy(real), { readOnly: true });
  try {
    const tables = namesIn(database, "select name from sqlite_master where type = 'table'");
    if (size <= mostChecked && !isWhole(database)) throw damaged(file);
    if (tables.length === 0) return;
    if (!tables.includes(migrationTable)) throw foreign(file);
    if (releaseOf(namesIn(database, `select name from ${migrationTable}`)) === 'newer') throw newer(file);
  } finally {
    database.close();
  }
}

/**
 * The address under which SQLite reads a file and leaves nothing beside it. The log that a killed server has left must
 * be read with the file, which only the usual way does.
 */
function unchangedBy(file: string): URL {
  const url = pathToFileURL(file);
  const log = `${file}-wal`;
  if (!existsSync(log) || statSync(log).size === 0) url.searchParams.set('immutable', '1');
  return url;
}

const namesIn = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map((row) => String(row['name']));

const isWhole = (database: DatabaseSync): boolean =>
  database.prepare('pragma quick_check(1)').get()?.['quick_check'] === 'ok';

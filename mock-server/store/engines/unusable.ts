import { StoreFullError, StoreUnavailableError } from './errors.ts';

/** Error for a store that cannot be opened. The message is one line with the reason and what to do. */
export class UnusableStoreError extends Error {
  override readonly name = 'UnusableStoreError';
}

/**
 * Converts an error during the opening of a store to an UnusableStoreError. An unrelated error, such as a TypeError, is
 * returned as it is.
 *
 * @param location the path of a file, or the address of a PostgreSQL database
 */
export function unusable(location: string, error: unknown): unknown {
  if (error instanceof UnusableStoreError) return error;
  const text = isPostgres(location) ? databaseRefusal(location, error) : fileRefusal(location, error);
  return text === null ? error : new UnusableStoreError(text, { cause: error });
}

/** Returns the error of a failed connection, with the address but without the password. */
export function unreachable(url: string, error: unknown): UnusableStoreError {
  const reason = error instanceof StoreUnavailableError ? error.cause : error;
  return new UnusableStoreError(
    `${databaseNamed(url)} cannot be used${inBrackets(reason)}. Start it, or correct DATABASE_URL.`,
    { cause: error },
  );
}

/** Returns the error for a store of a later version, which this version does not know. */
export function newer(location: string): UnusableStoreError {
  const [store, setting] = namesOf(location);
  return new UnusableStoreError(
    `${store} was written by a newer version of Threshold. Start that version, or choose another place with ${setting}.`,
  );
}

/** Returns the error for a store of an earlier version. Its data are not converted. */
export function earlier(location: string): UnusableStoreError {
  const [store, setting] = namesOf(location);
  const begin = isPostgres(location) ? 'Create an empty database' : `Begin anew with: rm "${location}"*`;
  return new UnusableStoreError(
    `${store} was written by an earlier version of Threshold, which stored its data differently. ${begin}, or choose another place with ${setting}.`,
  );
}

const namesOf = (location: string): [store: string, setting: string] =>
  isPostgres(location)
    ? [databaseNamed(location), 'DATABASE_URL']
    : [`The data file ${location}`, 'DATA_FILE'];

/** Returns the error for a file with tables of another program. */
export const foreign = (file: string): UnusableStoreError =>
  new UnusableStoreError(
    `The data file ${file} belongs to another program. Choose another file with DATA_FILE.`,
  );

/** Returns the error for a file with a damaged structure. */
export const damaged = (file: string): UnusableStoreError =>
  new UnusableStoreError(`The data file ${file} ${fileRefusals[11]}`);

const fileRefusals: Readonly<Record<number, string>> = {
  /* busy */ 5: 'is locked by another program. Close that program, or choose another file with DATA_FILE.',
  /* read-only */ 8: 'cannot be written. Change its permissions, or choose another file with DATA_FILE.',
  /* I/O error */ 10: 'cannot be read or written: its disk reports an error. Choose another place with DATA_FILE.',
  /* corrupt */ 11: 'is damaged. Restore a copy of it, or choose another file with DATA_FILE.',
  /* cannot open */ 14: 'cannot be opened. Change its permissions and those of the files beside it whose names end in -wal and -shm, or choose another file with DATA_FILE.',
  /* not a database */ 26: 'is not a SQLite database. Choose another file with DATA_FILE.',
};

/** Matches the SQL state of an error of PostgreSQL, whose message says what an operator must correct. */
const sqlState = /^[\dA-Z]{5}$/;

/** Returns true for the address of a PostgreSQL database; all other locations are files. */
export const isPostgres = (location: string): boolean => /^postgres(?:ql)?:\/\//.test(location);

/** Returns the error message for a file, by the primary result code of SQLite; null for an unrelated error. */
function fileRefusal(file: string, error: unknown): string | null {
  const cause = error instanceof StoreFullError ? error.cause : error;
  if (!(cause instanceof Error && 'errcode' in cause)) return null;
  if (error instanceof StoreFullError) {
    return `The disk of the data file ${file} is full. Free some space, or choose another place with DATA_FILE.`;
  }
  const refusal = fileRefusals[Number(cause.errcode) & 0xff];
  return refusal === undefined ? null : `The data file ${file} ${refusal}`;
}

function databaseRefusal(url: string, error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isRefusal = error instanceof StoreUnavailableError || sqlState.test(code);
  return isRefusal ? unreachable(url, error).message : null;
}

function databaseNamed(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${host}${pathname}`;
}

/** Returns the message of an error in brackets; the code for an error without a message. */
function inBrackets(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const reason = error.message || ('code' in error ? String(error.code) : '');
  return reason === '' ? '' : ` (${reason.replaceAll(/\s+/g, ' ')})`;
}

/** Error for a database that cannot be reached, or whose connection broke. A pending write may have been committed. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Error for a full disk. The write was rolled back, and stored data can still be read. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

/**
 * Converts an error of a database client: a broken connection becomes a StoreUnavailableError, a full disk a
 * StoreFullError. Returns any other error as it is.
 */
export function named(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || error instanceof StoreFullError) return error;
  if (isFull(error)) return new StoreFullError('The disk of the database is full', { cause: error });
  if (!isOutage(error)) return error;
  return new StoreUnavailableError('The database cannot be reached at the moment', { cause: error });
}

/** Returns true for an error of the connection, false for an error of a statement. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return networkCodes.has(code) || sqlStates.test(code) || brokenOff.test(error.message);
}

/** Returns true for an error of a full disk. SQLite uses a different code if the index of its log cannot grow. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === sqliteFull || error.errcode === sqliteNoSharedMemory;
  return 'code' in error && error.code === postgresDiskFull;
}

const sqliteFull = 13;
const sqliteNoSharedMemory = 4_874;
const postgresDiskFull = '53100';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** SQL states of an outage: connection exceptions, too many connections, shutdown or startup, a read-only standby. */
const sqlStates = /^(?:08\d{3}|53300|57P0[1-5]|25006)$/;

/**
 * Messages of connection errors that have no code. Includes the error of a prepared statement whose tables a newer
 * release has changed, since it also needs a new connection.
 */
const brokenOff =
  /^(?:cached plan must not change result type|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Query read timeout|Cannot use a pool after)/;

/** The database cannot be reached, or has broken off; whether a write that was under way has been done is unknown. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** There is no room for what was to be written, and nothing of it has been; what is there can be read. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

/**
 * The error as the rest of the server knows it: one of the connection becomes a StoreUnavailableError, one of a disk
 * without room a StoreFullError.
 */
export function named(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || error instanceof StoreFullError) return error;
  if (isFull(error)) return new StoreFullError('There is no room left for data', { cause: error });
  if (!isOutage(error)) return error;
  return new StoreUnavailableError('The database cannot be reached at the moment', { cause: error });
}

/** True for what a broken or refused connection causes, and for no fault of a statement. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return networkCodes.has(code) || sqlStates.test(code) || brokenOff.test(error.message);
}

/** True for what a full disk causes: in SQLite for the file or the index of its log, in PostgreSQL for anything. */
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

/** Connection exceptions, no connection left, shut down or starting, a standby that takes no writes. */
const sqlStates = /^(?:08\d{3}|53300|57P0[1-5]|25006)$/;

/**
 * The client's own errors have no code. A plan that was made before a newer release changed the tables goes with its
 * connection.
 */
const brokenOff =
  /^(?:cached plan must not change result type|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Query read timeout|Cannot use a pool after)/;

/** The database cannot be reached, or has broken off; whether a write that was under way has been done is unknown. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** The error as the rest of the server knows it: one of the connection becomes a StoreUnavailableError. */
export function named(error: unknown): unknown {
  if (error instanceof StoreUnavailableError || !isOutage(error)) return error;
  return new StoreUnavailableError('The database cannot be reached at the moment', { cause: error });
}

/** True for what a broken or refused connection causes, and for no fault of a statement. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return networkCodes.has(code) || sqlStates.test(code) || brokenOff.test(error.message);
}

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

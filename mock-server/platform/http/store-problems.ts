import { type ProblemError, problem } from './problems.ts';
import { KeyReusedError, WorldGoneError } from '../../store/repositories/loan-creation.ts';
import { StoreFullError, StoreUnavailableError } from '../../store/engines/errors.ts';

/** Converts an error of the store to a problem; returns null for any other error. */
export function storeProblem(error: Error): ProblemError | null {
  if (error instanceof WorldGoneError) {
    return problem('world-not-found', 'The world was deleted during the request.');
  }
  if (error instanceof KeyReusedError) {
    return problem(
      'idempotency-key-reused',
      'An earlier request with this key has created a different loan or lead. Open that loan or lead, or send this request with a new key.',
      { existing: error.existing },
    );
  }
  if (error instanceof StoreUnavailableError) {
    return problem(
      'store-unavailable',
      'The data cannot be reached at the moment. Try again. Requests with the same idempotency key create only one loan.',
      { cause: error, headers: { 'retry-after': '1' } },
    );
  }
  if (error instanceof StoreFullError) {
    return problem(
      'store-full',
      'There is no room left for data, and nothing has been changed. Stored data can still be read. Ask your system administrator to make room.',
      { cause: error },
    );
  }
  return null;
}

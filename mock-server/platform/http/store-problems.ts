import { type ProblemError, problem } from './problems.ts';
import { KeyReusedError, mostLoans, WorldFullError, WorldGoneError } from '../../store/repositories/loans.ts';
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
  if (error instanceof WorldFullError) {
    return problem(
      'store-full',
      `This mock world has ${mostLoans.toLocaleString('en-US')} loans, its maximum. Reset the world, or create another one.`,
    );
  }
  if (error instanceof StoreUnavailableError) {
    return problem(
      'store-unavailable',
      "We can't reach the data right now. Try again in a moment. Trying again with the same idempotency key doesn't create a second loan.",
      { cause: error, headers: { 'retry-after': '1' } },
    );
  }
  if (error instanceof StoreFullError) {
    return problem(
      'store-full',
      "We couldn't save your changes because storage is full. Existing data can still be read. Ask your system administrator to free up space.",
      { cause: error },
    );
  }
  return null;
}

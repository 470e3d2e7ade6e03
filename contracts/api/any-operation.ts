/** Means every operation of the endpoint table; pages of the legacy application are targeted by name only. */
export const anyOperation = 'any';

/** The fields of a fault that say which requests it affects. */
interface Counted {
  readonly operation: string;
  readonly times?: number | null;
  readonly nth?: number;
}

/**
 * Makes a counted fault of any operation ignore the requests with which the product starts. Otherwise these requests
 * would use up the faults of a link or of a copied test.
 */
export const sparingStart = <F extends Counted>(fault: F): F =>
  fault.operation === anyOperation && (fault.times !== null || (fault.nth ?? 1) > 1)
    ? { ...fault, afterStart: true }
    : fault;

/** Means every operation of the endpoint table; pages of the legacy application are targeted by name only. */
export const anyOperation = 'any';

/** As much of a fault as says when it happens. */
interface Counted {
  readonly operation: string;
  readonly times?: number | null;
  readonly nth?: number;
}

/**
 * Makes a counted fault of any operation ignore the requests with which the product starts: opening a link, or running a
 * copied test, starts the product, and these requests would use the fault up.
 */
export const sparingStart = <F extends Counted>(fault: F): F =>
  fault.operation === anyOperation && (fault.times !== null || (fault.nth ?? 1) > 1)
    ? { ...fault, afterStart: true }
    : fault;

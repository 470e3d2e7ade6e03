/** Stands for every call of the endpoint table; pages of the legacy application are meant by name only. */
export const anyOperation = 'any';

/** As much of a fault as says when it happens. */
interface Counted {
  readonly operation: string;
  readonly times?: number | null;
  readonly nth?: number;
}

/**
 * Lets a fault of any request wait until the product has started, unless it is for always: whoever opens a link, or runs a
 * copied test, starts the product, and the requests of that start must not use it up.
 */
export const sparingStart = <F extends Counted>(fault: F): F =>
  fault.operation === anyOperation && (fault.times !== null || (fault.nth ?? 1) > 1)
    ? { ...fault, afterStart: true }
    : fault;

/** The `operation` of a fault that affects every operation of the product. A fault of a legacy page names the page. */
export const anyOperation = 'any';

/** The fields of a fault that say which requests it affects. */
interface Counted {
  readonly operation: string;
  readonly times?: number | null;
  readonly nth?: number;
}

/**
 * Returns the fault with `afterStart` if it is limited to a number of requests and affects every operation. Without
 * `afterStart`, the requests at startup would use up the fault before the tested request is sent.
 */
export const sparingStart = <F extends Counted>(fault: F): F =>
  fault.operation === anyOperation && (fault.times !== null || (fault.nth ?? 1) > 1)
    ? { ...fault, afterStart: true }
    : fault;

/** The `operation` of a fault that affects every operation of the product. A fault of a legacy page names the page. */
export const anyOperation = 'any';

/** The fields of a fault that select the requests it affects. */
interface Counted {
  readonly operation: string;
  readonly times?: number | 'always';
  readonly nth?: number;
}

/**
 * Returns the fault, with `afterStart` added if it affects every operation but only some requests. Without
 * `afterStart`, the requests that the SPA sends at startup would use up the fault before the tested request.
 */
export const sparingStart = <F extends Counted>(fault: F): F =>
  fault.operation === anyOperation && (fault.times !== 'always' || (fault.nth ?? 1) > 1)
    ? { ...fault, afterStart: true }
    : fault;

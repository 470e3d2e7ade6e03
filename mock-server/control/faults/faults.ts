import type { OperationName } from '../../../contracts/operations/all.ts';
import type { Fault, PendingFault } from '../../../contracts/operations/fault.ts';
import { anyOperation } from '../../../contracts/api/any-operation.ts';
import { invalidField } from '../../http/problems.ts';
import { checkOperation, namedOperation } from '../operations.ts';

/**
 * Returns a fault if it is valid.
 *
 * @param path prefix of the field names in errors, such as `faults.0.`
 * @throws {ProblemError} operation-not-found, or naming the field that the kind of the fault needs
 */
export function checkedFault(fault: Fault, path = ''): Fault {
  const { operation, kind, status, delayMilliseconds } = fault;
  if (operation !== anyOperation) checkOperation(operation);
  if (kind === 'status' && status === undefined) throw needed(`${path}status`, kind);
  if (kind === 'delay' && delayMilliseconds === undefined) throw needed(`${path}delayMilliseconds`, kind);
  if (fault.afterStart && operation !== anyOperation) {
    throw invalidField(`${path}afterStart`, `must be left out unless the operation is "${anyOperation}"`);
  }
  if (kind === 'create-error' && operation !== 'createLoan') {
    throw invalidField(`${path}operation`, 'must be createLoan for a fault of kind create-error');
  }
  return fault;
}

const needed = (field: string, kind: Fault['kind']) =>
  invalidField(field, `is required for a fault of kind ${kind}`);

/** Returns a new fault in the form that its world stores. By default the next request of its operation meets it. */
export const pendingFault = (fault: Fault, id: string): PendingFault => ({
  ...fault,
  nth: fault.nth ?? 1,
  times: fault.times === undefined ? 1 : fault.times,
  id,
  met: 0,
});

/** Returns the faults of a recipe in the form that its world stores. */
export const pendingFromRecipe = (faults: readonly Fault[]): PendingFault[] =>
  faults.map((fault, index) => pendingFault(fault, `recipe-${index + 1}`));

/** Converts a pending fault to a fault for another world. Keeps the remaining values of `nth` and `times`. */
export const faultOf = ({ id: _id, met: _met, ...fault }: PendingFault): Fault => fault;

/** The fault that a request meets, and the faults that are pending afterwards. */
interface CountedRequest {
  readonly met: PendingFault | null;
  readonly faults: readonly PendingFault[];
}

/** Returns true if a request of this operation changes the count of one of the faults. */
export const countsForAny = (faults: readonly Fault[], operation: string): boolean =>
  faults.some((fault) => isFor(fault, operation));

/**
 * Counts a request of an operation. A request meets only the first fault that is due. Other due faults stay pending for
 * the next request, so two faults that happen once make two requests fail.
 */
export function afterRequest(faults: readonly PendingFault[], operation: string): CountedRequest {
  let met: PendingFault | null = null;
  const left: PendingFault[] = [];
  for (const fault of faults) {
    const nth = fault.nth ?? 1;
    if (!isFor(fault, operation) || (nth <= 1 && met)) left.push(fault);
    else if (nth > 1) left.push({ ...fault, nth: nth - 1 });
    else {
      met = fault;
      left.push(...afterUse(fault));
    }
  }
  return { met, faults: left };
}

/** Returns a list with the fault after one more request has met it; an empty list if the fault is used up. */
function afterUse(fault: PendingFault): PendingFault[] {
  const { times } = fault;
  const met = fault.met + 1;
  if (times === null || times === undefined) return [{ ...fault, met }];
  return times > 1 ? [{ ...fault, times: times - 1, met }] : [];
}

/** Describes a fault in a few words, such as "status 500" or "delay 300 ms". */
export function faultInWords({ kind, status, delayMilliseconds }: Fault): string {
  if (kind === 'delay') return `delay ${delayMilliseconds ?? 0} ms`;
  return status === undefined ? kind : `${kind} ${status}`;
}

const isFor = (fault: Fault, operation: string): boolean =>
  fault.operation === operation ||
  (fault.operation === anyOperation &&
    namedOperation(operation)?.isPage === false &&
    !(fault.afterStart && startOperations.has(operation)));

/**
 * The operations that the product requests at its start, before the user can act. A journey of the console checks this
 * list.
 */
const startOperations: ReadonlySet<string> = new Set<OperationName>([
  'getConfiguration',
  'getUser',
  'getMenu',
  'getEvents',
  'initializeEnterpriseLos',
]);

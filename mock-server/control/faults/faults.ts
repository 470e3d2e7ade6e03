import type { OperationName } from '../../../contracts/operations/all.ts';
import type { Fault, PendingFault } from '../../../contracts/operations/mock-schemas.ts';
import { namedOperation } from '../operations.ts';
import { anyOperation } from '../../../contracts/api/any-operation.ts';

/** A fault that has just been asked for, as it waits in its world. `nth` 1: the next call that it is for fails. */
export const waiting = (fault: Fault, id: string): PendingFault => ({
  ...fault,
  nth: fault.nth ?? 1,
  times: fault.times === undefined ? 1 : fault.times,
  id,
  met: 0,
});

/** The faults of a new world, as they wait in it. */
export const waitingFromStart = (faults: readonly Fault[]): PendingFault[] =>
  faults.map((fault, index) => waiting(fault, `recipe-${index + 1}`));

/** A pending fault as it would have to be asked for now. */
export const orderOf = ({ id: _id, met: _met, ...fault }: PendingFault): Fault => fault;

/** What a call meets, and what waits from then on. */
export interface CountedCall {
  readonly met: PendingFault | null;
  readonly faults: readonly PendingFault[];
}

/** Whether a call counts for any of the faults; most worlds have none. */
export const concern = (faults: readonly Fault[], operation: string): boolean =>
  faults.some((fault) => isFor(fault, operation));

/**
 * Counts a call of an operation. A call meets one fault, the first whose turn has come; the others whose turn has come
 * wait for the call after it. So two faults that happen once make two calls fail.
 */
export function afterCall(faults: readonly PendingFault[], operation: string): CountedCall {
  let met: PendingFault | null = null;
  const left: PendingFault[] = [];
  for (const fault of faults) {
    const nth = fault.nth ?? 1;
    if (!isFor(fault, operation) || (nth <= 1 && met)) left.push(fault);
    else if (nth > 1) left.push({ ...fault, nth: nth - 1 });
    else {
      met = fault;
      left.push(...spent(fault));
    }
  }
  return { met, faults: left };
}

/** The fault after it has happened once more: nothing when that was the last time. */
function spent(fault: PendingFault): PendingFault[] {
  const { times } = fault;
  const met = fault.met + 1;
  if (times === null || times === undefined) return [{ ...fault, met }];
  return times > 1 ? [{ ...fault, times: times - 1, met }] : [];
}

/** A fault in a few words, such as "status 500" or "delay 300 ms". */
export function faultInWords({ kind, status, delayMilliseconds }: Fault): string {
  if (kind === 'delay') return `delay ${delayMilliseconds ?? 0} ms`;
  return status === undefined ? kind : `${kind} ${status}`;
}

const isFor = (fault: Fault, operation: string): boolean =>
  fault.operation === operation ||
  (fault.operation === anyOperation &&
    namedOperation(operation)?.isPage === false &&
    !(fault.afterStart && startOperations.has(operation)));

/** What the product calls before a user can do anything. The journey of the console holds it to that. */
const startOperations: ReadonlySet<string> = new Set<OperationName>([
  'getConfiguration',
  'getUser',
  'getMenu',
  'getEvents',
  'initializeEnterpriseLos',
]);

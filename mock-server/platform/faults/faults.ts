import type { OperationName } from '../../../contracts/operations/all.ts';
import type { Fault, FaultCondition } from '../../../contracts/operations/fault.ts';
import { anyOperation } from '../../../contracts/api/any-operation.ts';
import type { PendingFault } from '../../store/repositories/world-document.ts';
import { hasParts, parsedBody } from '../body-parts.ts';
import { namedOperation, operationNames } from '../inventory.ts';
import { didYouMean, type Report } from '../recipes/checks.ts';
import { checkCondition, checkResponse } from './exact-response.ts';

/**
 * Reports each part of a fault that does not fit.
 *
 * @param path path of the fault in the request, such as `faults.slow`
 */
export function checkFault(fault: Fault, path: string, report: Report): void {
  const { operation, kind, status, delayMilliseconds } = fault;
  const need = (name: string) => report(`${path}.${name}`, `is required for a fault of kind ${kind}`);
  if (operation !== anyOperation && !namedOperation(operation))
    report(
      `${path}.operation`,
      `is not the name of an operation or legacy page${didYouMean(operation, operationNames())}`,
    );
  if (kind === 'status' && status === undefined) need('status');
  if (kind === 'delay' && delayMilliseconds === undefined) need('delayMilliseconds');
  if (kind === 'response' && !fault.response) need('response');
  if (fault.afterStart && operation !== anyOperation)
    report(`${path}.afterStart`, `must be left out unless the operation is "${anyOperation}"`);
  for (const [field, kinds] of Object.entries(kindsOfField)) {
    // A wrong kind has been reported and left out.
    if (Object.hasOwn(fault, 'kind') && Object.hasOwn(fault, field) && !kinds.includes(kind))
      report(`${path}.${field}`, `must be left out unless the kind is ${kinds.join(' or ')}`);
  }
  if (kind === 'response' && fault.response)
    checkResponse(operation, fault.response, `${path}.response`, report);
  if (fault.when) checkCondition(operation, fault.when, `${path}.when`, report);
  if (kind === 'create-error' && operation !== 'createLoan')
    report(`${path}.operation`, 'must be createLoan for a fault of kind create-error');
}

type KindsOfField = Readonly<
  Record<
    Exclude<keyof Fault, 'operation' | 'kind' | 'when' | 'nth' | 'afterStart' | 'times'>,
    readonly Fault['kind'][]
  >
>;

/** The kinds that use a field which not every kind uses. */
const kindsOfField: KindsOfField = {
  status: ['status', 'html'],
  message: ['status', 'html', 'create-error'],
  withTraceId: ['status'],
  delayMilliseconds: ['delay'],
  response: ['response'],
};

/**
 * Returns the pending faults of a world after faults have been added, changed or, by null, removed. By default the next
 * request of its operation meets a new fault.
 */
export function pendingFaults(
  changes: Readonly<Record<string, Fault | null>>,
  pending: readonly PendingFault[] = [],
): PendingFault[] {
  const faults = new Map(pending.map((fault) => [fault.id, fault]));
  for (const [id, fault] of Object.entries(changes)) {
    if (fault) faults.set(id, { nth: 1, times: 1, met: 0, ...faults.get(id), ...fault, id });
    else faults.delete(id);
  }
  return [...faults.values()];
}

/** Returns pending faults by name, as faults for another world, with the remaining values of `nth` and `times`. */
export const faultsByName = (pending: readonly PendingFault[]): Record<string, Fault> =>
  Object.fromEntries(pending.map(({ id, met: _met, ...fault }) => [id, fault]));

/** The fault that a request meets, and the faults that are pending afterwards. */
interface CountedRequest {
  readonly met: PendingFault | null;
  readonly faults: readonly PendingFault[];
}

/** The part of a request that the conditions of faults are about. */
export interface CountedCall {
  readonly operation: string;
  /** Id of the persona who sends the request; null for an unknown user. */
  readonly caller?: string | null;
  /** Parameters in path and query. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Parsed body, or its text. */
  readonly body?: unknown;
}

/** Returns true if one of the faults is for an operation, whatever its conditions on the request. */
export const isForAny = (faults: readonly Fault[], operation: string): boolean =>
  faults.some((fault) => isFor(fault, operation));

/** Returns true if a request changes the count of one of the faults. */
export const countsForAny = (faults: readonly Fault[], call: CountedCall): boolean =>
  faults.some((fault) => isCounted(fault, call));

/**
 * Counts a request. A request meets only the first fault that is due. Other due faults stay pending for
 * the next request, so two faults that happen once make two requests fail.
 */
export function afterRequest(faults: readonly PendingFault[], call: CountedCall): CountedRequest {
  let met: PendingFault | null = null;
  const left: PendingFault[] = [];
  for (const fault of faults) {
    const nth = fault.nth ?? 1;
    if (!isCounted(fault, call) || (nth <= 1 && met)) left.push(fault);
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
  if (times === 'always' || times === undefined) return [{ ...fault, met }];
  return times > 1 ? [{ ...fault, times: times - 1, met }] : [];
}

/** Describes a fault in a few words, such as "status 500" or "delay 300 ms". */
export function faultInWords({ kind, status, delayMilliseconds, response }: Fault): string {
  if (kind === 'delay') return `delay ${delayMilliseconds ?? 0} ms`;
  if (response) return `${kind} ${response.status}`;
  return status === undefined ? kind : `${kind} ${status}`;
}

const isCounted = (fault: Fault, call: CountedCall): boolean =>
  isFor(fault, call.operation) && meetsCondition(call, fault.when ?? {});

function meetsCondition(call: CountedCall, { caller, parameters, body }: FaultCondition): boolean {
  return (
    (caller === undefined || caller === call.caller) &&
    Object.entries(parameters ?? {}).every(([name, value]) => String(call.parameters?.[name]) === value) &&
    (body === undefined || hasParts(typeof call.body === 'string' ? parsedBody(call.body) : call.body, body))
  );
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

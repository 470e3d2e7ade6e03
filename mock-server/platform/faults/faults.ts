import type { OperationName } from '../../../contracts/operations/all.ts';
import type { Fault, FaultCondition, PendingFault } from '../../../contracts/operations/fault.ts';
import { anyOperation } from '../../../contracts/api/any-operation.ts';
import { invalidField } from '../http/problems.ts';
import { hasParts, parsedBody } from '../body-parts.ts';
import { checkOperation, namedOperation } from '../inventory.ts';
import { checkCondition, checkResponse } from './exact-response.ts';

/**
 * Returns a fault if it is valid.
 *
 * @param path prefix of the field names in errors, such as `faults.0.`
 * @throws {ProblemError} operation-not-found, persona-not-found, or naming the field that does not fit the fault
 */
export function checkedFault(fault: Fault, path = ''): Fault {
  const { operation, kind, status, delayMilliseconds } = fault;
  if (operation !== anyOperation) checkOperation(operation);
  if (kind === 'status' && status === undefined) throw needed(`${path}status`, kind);
  if (kind === 'delay' && delayMilliseconds === undefined) throw needed(`${path}delayMilliseconds`, kind);
  if (fault.afterStart && operation !== anyOperation) {
    throw invalidField(`${path}afterStart`, `must be left out unless the operation is "${anyOperation}"`);
  }
  if (kind === 'response' && !fault.response) throw needed(`${path}response`, kind);
  for (const [field, kinds] of Object.entries(kindsOfField)) {
    if (fault[field as keyof KindsOfField] !== undefined && !kinds.includes(kind))
      throw invalidField(`${path}${field}`, `must be left out unless the kind is ${kinds.join(' or ')}`);
  }
  if (fault.response) checkResponse(operation, fault.response, `${path}response`);
  if (fault.when) checkCondition(operation, fault.when, `${path}when`);
  if (kind === 'create-error' && operation !== 'createLoan') {
    throw invalidField(`${path}operation`, 'must be createLoan for a fault of kind create-error');
  }
  return fault;
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
  if (times === null || times === undefined) return [{ ...fault, met }];
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

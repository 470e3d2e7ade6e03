import type { Fault } from '../../../contracts/operations/mock-schemas.ts';
import { checkOperation } from '../operations.ts';
import { invalidField } from '../../http/problems.ts';
import { anyOperation } from '../../../contracts/api/any-operation.ts';

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

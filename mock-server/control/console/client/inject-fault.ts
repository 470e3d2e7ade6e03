import { anyOperation } from '../../../../contracts/api/any-operation.ts';
import type { Fault } from '../../../../contracts/operations/mock-schemas.ts';
import { faultInWords, oftenInWords } from './errors.ts';
import type { Model } from './model.ts';
import { operationInWords } from './words.ts';

/** Describes the operations of a fault: one operation, any, or any that is not part of the product's start. */
export const placeInWords = ({ operation, afterStart }: Pick<Fault, 'operation' | 'afterStart'>): string => {
  if (operation !== anyOperation) return operationInWords(operation);
  return afterStart ? 'any request after the start' : 'any request';
};

/** Injects a fault. The undo button removes it and restores the faults that were pending before. */
export async function injectFault(model: Model, fault: Fault): Promise<void> {
  const former = model.state.faults;
  await model.carryOut(
    `${faultInWords(fault)} is pending for ${placeInWords(fault)}, ${oftenInWords(fault)}.`,
    () => model.control.addFault(fault),
    () => replacePendingFaults(model, former),
  );
}

/** Replaces the pending faults of the world. The new faults count their requests from the start. */
export async function replacePendingFaults(model: Model, faults: readonly Fault[]): Promise<void> {
  await model.control.clearFaults();
  for (const fault of faults) await model.control.addFault(fault);
}

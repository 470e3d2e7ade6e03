import type { Fault } from '../../../../contracts/schemas/mock.ts';
import { faultInWords, oftenInWords } from './errors.ts';
import type { Model } from './model.ts';
import { inWords } from './words.ts';

/** Returns the target of a fault in words. */
export const placeInWords = ({ operation, afterStart }: Pick<Fault, 'operation' | 'afterStart'>): string => {
  if (operation !== 'any') return inWords(operation);
  return afterStart ? 'any request after the start' : 'any request';
};

/** Makes a fault wait. Undo takes away what waits and puts back what waited before. */
export async function throwFault(model: Model, fault: Fault): Promise<void> {
  const former = model.state.faults;
  await model.carryOut(
    `${faultInWords(fault)} is pending for ${placeInWords(fault)}, ${oftenInWords(fault)}.`,
    () => model.control.addFault(fault),
    () => waitOnly(model, former),
  );
}

/** Keeps some pending faults and removes all others. The count of requests restarts. */
export async function waitOnly(model: Model, faults: readonly Fault[]): Promise<void> {
  await model.control.clearFaults();
  for (const fault of faults) await model.control.addFault(fault);
}

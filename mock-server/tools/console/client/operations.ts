import type { Catalogue } from '../../client/contract.ts';
import { operationInWords } from './words.ts';

type Operation = Catalogue['operations'][number];

/**
 * Returns the operations with each word of the text in their name, method, path, area or summary. First the operation
 * with this name, then those whose name starts with the text or contains it.
 */
export function searchOperations(operations: readonly Operation[], text: string): Operation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const sought = words.join(' ');
  return operations
    .filter(({ name, method, path, area, summary }) => {
      const searched = [name, operationInWords(name), method, path, area, summary].join('\n').toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .toSorted((one, other) => rankOf(one, sought) - rankOf(other, sought));
}

/** Returns 0 for an operation of this name, 1 for one that starts with it, 2 for one that contains it, else 3. */
function rankOf({ name }: Operation, sought: string): number {
  const names = [name, operationInWords(name)].map((each) => each.toLowerCase());
  if (names.includes(sought)) return 0;
  if (names.some((each) => each.startsWith(sought))) return 1;
  return names.some((each) => each.includes(sought)) ? 2 : 3;
}

/** Groups operations by area, in the order in which the areas first occur. */
export const byArea = (operations: readonly Operation[]): (readonly [area: string, Operation[]])[] => [
  ...Map.groupBy(operations, ({ area }) => area),
];

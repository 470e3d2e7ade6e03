import { anyOperation } from '../../../../contracts/api/any-operation.ts';
import type { Fault } from '../../client/contract.ts';

/** Id of the world of a browser without the cookie. */
export const defaultWorld = 'default';

/** Returns the name of an operation, flag or feature as words: `getMenu` is "Get menu". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/([0-9A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (shortForms.has(word.toUpperCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the name of an operation or legacy page as words. Names with a capital are pages: they end in "page". */
export const operationInWords = (name: string): string =>
  /^[A-Z]/.test(name) ? `${inWords(name)} page` : inWords(name);

/** Returns a number with its noun: "1 world", "2 worlds". */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count} ${count === 1 ? thing : things}`;

/** Describes the operations of a fault: one operation, any, or any that is not part of the product's start. */
export const placeInWords = ({ operation, afterStart }: Pick<Fault, 'operation' | 'afterStart'>): string => {
  if (operation !== anyOperation) return operationInWords(operation);
  return afterStart ? 'any request after the start' : 'any request';
};

/** Words that are written in capitals. */
const shortForms = new Set(['AI', 'LOS']);

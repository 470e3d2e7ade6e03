import type { CreateLoanRequest } from '../../../contracts/operations/create-loan.ts';

/**
 * Returns facts of a request by their names, as the features write them.
 * @param names parts within parts are separated by a blank
 */
export const factsOf = (
  request: CreateLoanRequest,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, written(factOf(request, name))]));

const factOf = (request: CreateLoanRequest, name: string): unknown =>
  name.split(' ').reduce<unknown>((part, key) => Reflect.get(Object(part), key), request);

const written = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

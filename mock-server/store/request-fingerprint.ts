import { createHash } from 'node:crypto';
import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';

/**
 * Tells requests apart without keeping what stands in them. Two requests that say the same in another order are one.
 *
 * @param salt what belongs to the key alone, so that equal requests of different people do not look alike
 */
export function fingerprintOf(request: CreateLoanRequest, salt: readonly string[]): string {
  const text = JSON.stringify([salt, request], (_name, value: unknown) => inOrder(value));
  return createHash('sha256').update(text).digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

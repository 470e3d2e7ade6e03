import { createHmac, randomBytes } from 'node:crypto';
import type { CreateLoanRequest } from '../../contracts/schemas/create-loan.ts';
import type { SecretStore } from './secrets.ts';

/**
 * Tells requests apart without keeping what stands in them. Two requests that say the same in another order are one.
 *
 * @param salt what belongs to the key alone, so that equal requests of different people do not look alike
 */
export type Fingerprints = (request: CreateLoanRequest, salt: readonly string[]) => string;

/**
 * Fingerprints of this store. They are made with a secret of it: a request has a tax identifier, of which there are so
 * few that whoever has a fingerprint could try them all.
 */
export async function fingerprintsWith(secrets: SecretStore): Promise<Fingerprints> {
  const secret = await secrets.keep(secretName, randomBytes(32).toString('base64url'));
  return (request, salt) => {
    const text = JSON.stringify([salt, request], (_name, value: unknown) => inOrder(value));
    return createHmac('sha256', secret).update(text).digest('base64url');
  };
}

const secretName = 'request-fingerprint-key';

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

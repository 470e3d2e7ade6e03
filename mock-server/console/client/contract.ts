import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';

/** Returns in a few words whether request and response fit their contract. */
export function contractInWords({ operation, fault, verdict, status }: JournalEntry): string {
  if (operation === null) return 'none: the path is unknown';
  if (verdict?.startsWith('invalid-answer')) return 'the response violates its schema';
  if (verdict === 'invalid-request') return 'the request violates its schema';
  if (verdict?.startsWith('invalid-request')) return 'the request violates its schema, and was passed on';
  if (fault !== null) return `changed by the fault: ${fault}`;
  if (Object.hasOwn(legacyPages, operation)) return 'a legacy page: only its address is documented';
  return status >= 400 ? 'valid: a documented problem' : 'valid: request and response match their schemas';
}

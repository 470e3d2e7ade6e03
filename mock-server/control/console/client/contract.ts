import { legacyPages } from '../../../../contracts/api/legacy.ts';
import type { JournalEntry } from '../../../../contracts/operations/mock-schemas.ts';

/** Returns in a few words whether request and response fit their contract. */
export function contractInWords({ operation, fault, verdict, status }: JournalEntry): string {
  if (operation === null) return 'none: nobody knows this path';
  if (verdict?.startsWith('invalid-answer')) return 'the answer breaks its schema';
  if (verdict === 'invalid-request') return 'the request breaks its schema';
  if (verdict?.startsWith('invalid-request')) return 'the request breaks its schema, and was passed on';
  if (fault !== null) return `spoilt by the fault: ${fault}`;
  if (Object.hasOwn(legacyPages, operation)) return 'a page: only its address is laid down';
  return status >= 400 ? 'kept: a refusal by name' : 'kept: request and answer fit their schemas';
}

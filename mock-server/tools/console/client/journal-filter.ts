import { legacyPages } from '../../../../contracts/api/legacy.ts';
import type { JournalEntry } from '../../../../contracts/operations/journal-search.ts';
import { inWords } from './words.ts';

export const statusClasses = ['all', '2xx', '3xx', '4xx', '5xx', 'faults'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** The filter of the journal. */
export interface JournalFilter {
  /** Words that must all occur in the texts of an entry, in upper or lower case. */
  readonly text: string;
  readonly statuses: StatusClass;
  /** Name of the operation whose requests are shown; empty for all operations. */
  readonly operation: string;
}

export const everything: JournalFilter = { text: '', statuses: 'all', operation: '' };

export function isShown(entry: JournalEntry, { text, statuses, operation }: JournalFilter): boolean {
  if (operation !== '' && entry.operation !== operation) return false;
  if (!hasStatus(entry, statuses)) return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const searched = searchable(entry);
  return words.every((word) => searched.includes(word));
}

/** Returns true for an entry with an error status, a fault, a violated contract or no response. */
export const isError = ({ status, fault, verdict }: JournalEntry): boolean =>
  status >= 400 || status === 0 || fault !== null || verdict !== null;

/** Describes the error of an entry in one sentence. */
export function errorInWords({ status, method, path, traceId, verdict, fault }: JournalEntry): string {
  const outcome = status === 0 ? 'No response' : `Status ${status}`;
  const why = verdict ?? (fault === null ? null : `fault ${fault}`);
  return `${outcome} from ${method} ${path}${why === null ? '' : `, ${why}`}, trace ${traceId}`;
}

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

function hasStatus(entry: JournalEntry, statuses: StatusClass): boolean {
  switch (statuses) {
    case 'all':
      return true;
    case 'faults':
      return entry.fault !== null;
    default:
      return Math.floor(entry.status / 100) === Number(statuses.charAt(0));
  }
}

const searchable = (entry: JournalEntry): string =>
  [
    entry.method,
    entry.path,
    entry.operation,
    entry.status,
    entry.traceId,
    entry.caller,
    entry.caller === null ? null : inWords(entry.caller),
    entry.verdict,
    entry.fault,
    ...entry.rules,
    entry.requestBody,
    entry.answerBody,
  ]
    .join('\n')
    .toLowerCase();

import type { ProblemCode } from '../../../contracts/problems.ts';
import type { JournalSearch } from '../../../contracts/operations/journal-search.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { hasParts, parsedBody, refuseMasked } from '../body-parts.ts';
import { checkOperation } from '../operations.ts';
import { checkedPersona } from '../../seeds/personas.ts';
import { longestBody } from './recorded-request.ts';

/** The conditions of a search. A condition that is left out excludes no request. */
type RequestPattern = Omit<JournalSearch, 'after' | 'limit'>;

/** Returns whether a request matches; `undecided` if everything else matches and its body is truncated. */
export type Match = 'yes' | 'no' | 'undecided';

/**
 * Refuses a search that can match no request.
 *
 * @throws {ProblemError} operation-not-found, persona-not-found, or naming the field
 */
export function checkSearch({ operation, caller, body }: RequestPattern): void {
  if (operation !== undefined) checkOperation(operation);
  if (typeof caller === 'string') checkedPersona(caller);
  refuseMasked(body, 'body');
}

/** Returns whether an entry of the journal meets the conditions of a search. */
export function matchOf(entry: JournalEntry, pattern: RequestPattern): Match {
  const { operation, method, path, status, caller, unexpected, body } = pattern;
  const fits =
    (operation === undefined || operation === entry.operation) &&
    (method === undefined || method === entry.method) &&
    (path === undefined || path === entry.path || path === entry.path.split('?', 1)[0]) &&
    (status === undefined || status === entry.status) &&
    (caller === undefined || caller === entry.caller) &&
    (unexpected === undefined || unexpected === isUnexpected(entry));
  if (!fits) return 'no';
  if (body === undefined) return 'yes';
  if ((entry.requestBody?.length ?? 0) >= longestBody) return 'undecided';
  return hasParts(parsedBody(entry.requestBody), body) ? 'yes' : 'no';
}

/** Problem codes of unexpected requests, and of responses that violate their schema. */
const unexpectedCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'path-unknown',
  'method-not-allowed',
  'not-served',
  'invalid-request',
  'unreadable-body',
  'body-too-large',
  'content-type-unsupported',
  'anti-forgery-missing',
  'origin-not-allowed',
  'invalid-answer',
]);

const isUnexpected = ({ verdict }: JournalEntry): boolean =>
  verdict !== null && unexpectedCodes.has(verdict.split(':', 1)[0] ?? '');

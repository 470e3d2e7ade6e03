import type { ProblemCode } from '../../../contracts/problems.ts';
import type {
  JournalSearch,
  JournalEntry,
  JournalFindings,
} from '../../../contracts/operations/journal-search.ts';
import { hasParts, parsedBody } from '../body-parts.ts';
import { checkOperation } from '../inventory.ts';
import { checkedPersona, refuseMasked } from '../recipes/checks.ts';
import { longestBody } from './recorded-request.ts';
import { limits } from '../../../contracts/api/limits.ts';
import type { JournalPage } from '../../store/repositories/journal.ts';

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
  'invalid-answer',
]);

/**
 * Counts and lists the requests that match a search.
 *
 * @param page the requests after the number `after`
 */
export function findIn(
  page: JournalPage,
  { after, limit = limits.journal, ...pattern }: Omit<JournalSearch, 'after'> & { readonly after: number },
): JournalFindings {
  const { last, cleared, rows } = page;
  const counts = { yes: 0, no: 0, undecided: 0 };
  const found: JournalEntry[] = [];
  let next = last;
  for (const [index, entry] of entriesIn(page).entries()) {
    const match = matchOf(entry, pattern);
    counts[match] += 1;
    if (match !== 'yes') continue;
    if (found.length < limit) found.push(entry);
    // The next search finds what the limit leaves out.
    else next = Math.min(next, (rows[index]?.number ?? next) - 1);
  }
  return {
    count: counts.yes,
    undecided: counts.undecided,
    forgotten: Math.max(0, last - Math.max(after, cleared) - rows.length),
    entries: found,
    next: String(next),
  };
}

/** Returns the requests of a page as entries. They are numbered in the order of their times, on whatever server. */
export function entriesIn({ last, cleared, rows }: JournalPage): JournalEntry[] {
  const before = last - cleared - rows.length;
  return rows.map(({ entry }, index) => ({
    number: before + index + 1,
    ...(JSON.parse(entry) as Omit<JournalEntry, 'number'>),
  }));
}

const isUnexpected = ({ verdict }: JournalEntry): boolean =>
  verdict !== null && unexpectedCodes.has(verdict.split(':', 1)[0] ?? '');

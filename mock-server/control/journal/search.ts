import type { ProblemCode } from '../../../contracts/problems.ts';
import type { JournalSearch } from '../../../contracts/operations/journal-search.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { masked } from '../../http/mask.ts';
import { invalidField } from '../../http/problems.ts';
import { checkOperation } from '../operations.ts';
import { checkedPersona } from '../worlds/recipe.ts';
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
  const text = body === undefined ? '' : JSON.stringify(body);
  if (masked(text) !== text) {
    throw invalidField(
      'body',
      'has a value that the journal masks, such as a tax identifier: search without the value',
    );
  }
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
  return hasParts(bodyOf(entry.requestBody), body) ? 'yes' : 'no';
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

/** Parses a body as JSON or as a form; null for any other body. A repeated field of a form becomes a list. */
function bodyOf(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    const fields = new URLSearchParams(text);
    return Object.fromEntries(
      [...fields.keys()].map((name) => {
        const values = fields.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    );
  }
}

/**
 * Returns true if a value contains a pattern. An object must have each property of the pattern. A list must be as long
 * as the pattern, and each item must contain the pattern's item. Other values must be equal.
 */
function hasParts(value: unknown, parts: unknown): boolean {
  if (Array.isArray(parts)) {
    return (
      Array.isArray(value) &&
      value.length === parts.length &&
      parts.every((part, index) => hasParts(value[index], part))
    );
  }
  if (typeof parts !== 'object' || parts === null) return value === parts;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(parts).every(
      ([name, part]) => Object.hasOwn(value, name) && hasParts(value[name as keyof typeof value], part),
    )
  );
}

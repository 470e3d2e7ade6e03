import { parsedBody } from '../../platform/body-parts.ts';
import { longestBody } from '../../platform/journal/recorded-request.ts';
import { type Difference, differencesOf, shownValue, sizeOf } from './body-differences.ts';
import type { JournalEntry, JournalFindings, JournalSearch } from './contract.ts';

/** The conditions of an expected request, besides its operation. */
export type RequestPattern = Omit<JournalSearch, 'operation' | 'after' | 'limit' | 'unexpected'>;

/** An expectation of requests that is not met. */
interface Unmet {
  readonly operation: string;
  /** The expected number of requests; undefined for at least one. */
  readonly times: number | undefined;
  readonly pattern: RequestPattern;
  readonly found: JournalFindings;
  /** All requests of the operation, also those that do not match the pattern. */
  readonly entries: readonly JournalEntry[];
  /** All requests of the world, if it has received none of the operation. */
  readonly others: readonly JournalEntry[];
  /** How long the assertion waited. */
  readonly milliseconds: number;
  readonly isNot: boolean;
}

/** Maximum number of requests in an error message. */
export const mostLines = 20;
/** Maximum number of parts in which a request differs from the expected one, in an error message. */
const mostParts = 3;

/** Returns the message for an unmet expectation. The requests in it have their differences, the nearest one first. */
export function unmetInWords(unmet: Unmet): string {
  const { operation, times, pattern, found, entries, others, milliseconds, isNot } = unmet;
  const { count, undecided, forgotten } = found;
  const wanted = times === undefined ? 'at least 1' : String(times);
  const conditions = Object.keys(pattern).length === 0 ? '' : ` with ${JSON.stringify(pattern)}`;
  return [
    `expect(world).${isNot ? 'not.' : ''}toHaveRequested('${operation}')`,
    '',
    `Expected requests: ${isNot ? 'not ' : ''}${wanted}${conditions}`,
    `Received requests: ${count}, after ${milliseconds} ms`,
    ...(undecided === 0
      ? []
      : [`Requests that were not compared, because the journal has only a part of their body: ${undecided}`]),
    ...(forgotten === 0 ? [] : [`Older requests that the journal has dropped: ${forgotten}`]),
    ...(entries.length > 0
      ? [`The journal has these requests of ${operation}:`, ...nearestFirst(entries, pattern)]
      : [
          `The journal has no request of ${operation}${others.length === 0 ? ', and no other.' : '. It has these requests:'}`,
          ...others.slice(-mostLines).map(lineOf),
        ]),
  ].join('\n');
}

/** Returns the lines of requests with their differences, the request with the fewest different values first. */
function nearestFirst(entries: readonly JournalEntry[], pattern: RequestPattern): string[] {
  const compared = entries.map((entry) => {
    const differences = differencesIn(entry, pattern);
    return { entry, differences, size: differences.reduce((sum, one) => sum + sizeOf(one), 0) };
  });
  const nearest = compared.toSorted((one, other) => one.size - other.size).slice(0, mostLines);
  const more = entries.length - nearest.length;
  return [
    ...nearest.flatMap(({ entry, differences }) => [lineOf(entry), ...partsInWords(differences)]),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function partsInWords(differences: readonly Difference[]): string[] {
  const more = differences.length - mostParts;
  return [
    ...differences
      .slice(0, mostParts)
      .map(
        ({ where, expected, received }) =>
          `       ${where}: expected ${shownValue(expected)}, received ${shownValue(received)}`,
      ),
    ...(more > 0 ? [`       and ${more} more ${more === 1 ? 'part' : 'parts'}`] : []),
  ];
}

function differencesIn(entry: JournalEntry, { body, ...conditions }: RequestPattern): Difference[] {
  const values: Readonly<Record<string, unknown>> = { ...entry };
  return [
    ...Object.entries(conditions).flatMap(([name, expected]) => {
      const received = values[name];
      const isSamePath = name === 'path' && entry.path.split('?', 1)[0] === expected;
      return expected === undefined || isSamePath ? [] : differencesOf(expected, received, name);
    }),
    // The journal has only the beginning of a longer body, which cannot be compared.
    ...(body === undefined || (entry.requestBody?.length ?? 0) >= longestBody
      ? []
      : differencesOf(body, parsedBody(entry.requestBody), 'body')),
  ];
}

/** Returns a request in one line: its number, method, path, status and problem. */
export const lineOf = ({ number, method, path, status, verdict }: JournalEntry): string =>
  `  ${number}. ${method} ${path} ${status}${verdict === null ? '' : ` ${verdict}`}`;

/** A part of a request that differs from an expectation. */
export interface Difference {
  /** Where the part is, such as `body.borrowerDetails.firstName` or `status`. */
  readonly where: string;
  /** Undefined if no such part is expected. */
  readonly expected: unknown;
  /** Undefined if the request has no such part. */
  readonly received: unknown;
}

/**
 * Returns the parts of a value that differ from a pattern, by the rules of a search of the journal: an object must have
 * the properties of the pattern, a list must be as long as that of the pattern, and other values must be equal.
 *
 * @param where the place of the value, such as `body`
 */
export function differencesOf(pattern: unknown, value: unknown, where: string): readonly Difference[] {
  if (Array.isArray(pattern) && Array.isArray(value)) {
    const items: readonly unknown[] = pattern.length > value.length ? pattern : value;
    return items.flatMap((_, index) => {
      const place = `${where}[${index}]`;
      const [expected, received]: readonly unknown[] = [pattern[index], value[index]];
      return index < pattern.length && index < value.length
        ? differencesOf(expected, received, place)
        : [{ where: place, expected, received }];
    });
  }
  if (isObject(pattern) && isObject(value)) {
    return Object.entries(pattern).flatMap(([name, part]) => {
      const place = /^\w+$/.test(name) ? `${where}.${name}` : `${where}[${JSON.stringify(name)}]`;
      return differencesOf(part, Object.hasOwn(value, name) ? value[name] : undefined, place);
    });
  }
  return pattern === value ? [] : [{ where, expected: pattern, received: value }];
}

/** Returns the number of single values in which two parts differ, to compare how near requests are. */
export const sizeOf = ({ expected, received }: Difference): number =>
  Math.max(1, leavesIn(expected), expected === undefined ? leavesIn(received) : 0);

const leavesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + leavesIn(part), 0)
    : 1;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum length of a value in a message, in characters. */
const longestValue = 120;

/** Returns a value as JSON, cut to a length that a message can have; `nothing` for a part that is not there. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

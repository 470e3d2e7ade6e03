// Parsing of values from outside: storage, responses, events, messages and addresses.
//
// A parser always returns a value. It replaces each missing or invalid part by a blank and reports the part.
// `parser(value)` returns the valid parts; `parseWhole(parser, value)` returns null if any part is invalid.

/** Called with the path of a missing or invalid part, such as `ratios.ltv`; blank for an invalid value as a whole. */
export type OnInvalid = (path: string) => void;

export type Parser<Value> = (value: unknown, onInvalid?: OnInvalid) => Value;

/** Returns the parsed value; null if any part is missing or invalid. */
export function parseWhole<Value>(parser: Parser<Value>, value: unknown): Value | null {
  let isWhole = true;
  const parsed = parser(value, () => {
    isWhole = false;
  });
  return isWhole ? parsed : null;
}

/**
 * Returns the parsed value; null if a part is missing or invalid that the caller needs. Other parts may be blank.
 * @param onInvalid called with the path of each invalid part
 */
export function parseNeeding<Value>(
  parser: Parser<Value>,
  needed: readonly (keyof Value & string)[],
  value: unknown,
  onInvalid?: OnInvalid,
): Value | null {
  const invalid: string[] = [];
  const parsed = parser(value, (path) => void invalid.push(path));
  for (const path of invalid) onInvalid?.(path);
  return invalid.some((path) => path === '' || needed.some((name) => name === path)) ? null : parsed;
}

/** Parses JSON. Returns undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an id in an address: up to ten digits, the first not 0. Returns null for any other text. */
export const parseIdText = (text = ''): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** Parses an http or https address, absolute or relative to the base. Returns null for any other value. */
export function parseWebUrl(value: unknown, base?: string): URL | null {
  const url = isText(value) && value !== '' ? URL.parse(value, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Returns true for an object that is not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPresent = (value: unknown): boolean => value !== null && value !== undefined;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Returns true for a positive integer, such as the id of a user, a loan or a task. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isCount = (value: unknown): value is number => value === 0 || isId(value);

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Returns a parser for the values that the type guard `is` accepts. For other values the parser returns `blank`. */
export const kindOf =
  <Value, Blank>(is: (value: unknown) => value is Value, blank: Blank): Parser<Value | Blank> =>
  (value, onInvalid) => {
    if (is(value)) return value;
    onInvalid?.('');
    return blank;
  };

/** Returns a parser for a fixed set of values. For other values the parser returns `blank`. */
export const oneOf = <Value, Blank>(known: readonly Value[], blank: Blank): Parser<Value | Blank> =>
  kindOf((value): value is Value => known.some((one) => one === value), blank);

/** Returns a parser that does not report a missing value. Undefined and null count as missing. */
export const optional =
  <Value>(parser: Parser<Value>): Parser<Value> =>
  (value, onInvalid) =>
    parser(value, isPresent(value) ? onInvalid : undefined);

/** Returns a parser for an object with these fields. The parser drops unknown and undefined fields. */
export const shape =
  <Fields>(fields: { readonly [Key in keyof Fields]-?: Parser<Fields[Key]> }): Parser<Fields> =>
  (value, onInvalid) => {
    const given = isRecord(value) ? value : {};
    if (given !== value) onInvalid?.('');
    const parsed = Object.entries<Parser<unknown>>(fields).map(([key, parse]): [string, unknown] => [
      key,
      parse(given[key], onInvalid && ((inner) => onInvalid(inner === '' ? key : `${key}.${inner}`))),
    ]);
    return Object.fromEntries(parsed.filter(([, field]) => field !== undefined)) as Fields;
  };

/** Returns a parser for a list. The parser drops entries that the guard refuses, and reports the list as invalid. */
export const listOf =
  <Item>(parse: Parser<Item>, isItem: (value: unknown) => boolean = isRecord): Parser<Item[]> =>
  (value, onInvalid) => {
    const given: readonly unknown[] = Array.isArray(value) ? value : [];
    const items = given.filter(isItem);
    if (!Array.isArray(value) || items.length < given.length) onInvalid?.('');
    return items.map((item) => parse(item, onInvalid));
  };

export const string = kindOf(isText, '');
export const boolean = kindOf(isFlag, false);
export const id = kindOf(isId, 0);
export const count = kindOf(isCount, 0);
/** Parses a text. A missing text gives null and is not reported. */
export const text = optional(kindOf(isText, null));
/** Parses a text and removes the white space around it. */
export const trimmed: Parser<string> = (value, onInvalid) => string(value, onInvalid).trim();

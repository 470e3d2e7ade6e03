import fc, { type Arbitrary } from 'fast-check';

/** Generates values that no field of the contract expects. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -0,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER + 1,
    0.1 + 0.2,
    2 ** 31,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '‮مرحبا',
    '👩‍👩‍👧‍👦'.repeat(40),
    '__proto__',
    'constructor',
    "'; drop table loans; --",
    '<script>alert(1)</script>',
    'x'.repeat(10_000),
    [],
    {},
    [[[[]]]],
    { toString: 1, valueOf: 2 },
    true,
  ),
  anyText(40),
  fc.string({ maxLength: 40 }),
  fc.double(),
  fc.jsonValue(),
);

/** Generates values with one field removed, replaced or added. */
export const brokenFrom = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(values, hostileValues, fc.nat(), fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, hostile, pick, way]) => broken(structuredClone(value), hostile, pick, way));

/** Generates request bodies that are malformed, too large or nested too deeply. */
export const hostileTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '"text"',
    '[]',
    'NaN',
    '{"a":1,}',
    '{"a":1e400}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '['.repeat(20_000),
    `{"a":${'{"a":'.repeat(4_000)}1${'}'.repeat(4_001)}`,
    `"${'x'.repeat(70_000)}"`,
    '\ufeff{}',
  ),
  anyText(200),
  fc.string({ maxLength: 200 }),
);

export const contentTypes: Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/octet-stream',
  'nonsense',
);

/**
 * Generates text of any characters. The generator of fast-check lists all characters of Unicode first, which takes
 * longer than some hundred requests.
 */
function anyText(maxLength: number): Arbitrary<string> {
  const characters = fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));
  return fc.array(characters, { maxLength }).map((text) => text.join('').toWellFormed());
}

function broken(value: unknown, hostile: unknown, pick: number, way: string): unknown {
  if (typeof value !== 'object' || value === null) return hostile;
  const names = Object.keys(value);
  const name = names[pick % Math.max(1, names.length)];
  const holder = value as Record<string, unknown>;
  if (way === 'add' || name === undefined) return { ...holder, [`surplus${pick % 7}`]: hostile };
  const part = holder[name];
  if (typeof part === 'object' && part !== null && pick % 3 !== 0) {
    return { ...holder, [name]: broken(part, hostile, Math.floor(pick / 3), way) };
  }
  if (way === 'replace') return { ...holder, [name]: hostile };
  const { [name]: _removed, ...rest } = holder;
  return rest;
}

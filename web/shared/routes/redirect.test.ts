import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { safeRedirect } from './redirect.ts';

const origin = 'http://localhost:4000';

/**
 * Addresses of other sites, with any character in their paths. The generator of fast-check is too slow, since it first
 * lists every character of Unicode.
 */
const addresses = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    authority: fc.webAuthority(),
    segments: fc.array(
      fc.array(
        fc.oneof(
          fc.constantFrom(..."abcXYZ019-._~!$&'()*+,;=:@".split('')),
          fc.integer({ min: 0, max: 0x10_ff_ff }).map(percentEncoded),
        ),
        { maxLength: 5 },
      ),
      { maxLength: 5 },
    ),
  })
  .map(({ scheme, authority, segments }) =>
    [`${scheme}://${authority}`, ...segments.map((units) => units.join(''))].join('/'),
  );

function percentEncoded(codePoint: number): string {
  return encodeURIComponent(String.fromCodePoint(codePoint).toWellFormed());
}

test('[S-5-16] the result is a path of this origin for any input', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'callback',
    'dashboard',
    '%25',
    ' ',
  );
  const hostile = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    addresses,
  );
  fc.assert(
    fc.property(hostile, (value) => {
      const result = safeRedirect(value, origin);
      assert.match(result, /^\/(?![/\\])/);
      assert.equal(new URL(result, origin).origin, origin);
      assert.equal(safeRedirect(result, origin), result);
    }),
    { seed: 20_260_101, numRuns: 500 },
  );
});

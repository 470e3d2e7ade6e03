import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { safeRedirect } from './redirect.ts';

const origin = 'http://localhost:4000';

const kept = [
  '/dashboard',
  '/dashboard/A-1001',
  '/lf/loan-pipeline',
  '/lf/lock-history?accountId=7',
  '/error/404',
  '/dashboard?note=%2F%2Fevil.example',
  '/dashboard?next=/callback',
  '/callbacks',
  '/signed-outside',
  '/lf/What%20is',
];

const refused: readonly (readonly [string, string | null | undefined])[] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/'],
  ['this site in full', `${origin}/dashboard`],
  ['a protocol-relative address', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['slash and backslash', '/\\evil.example'],
  ['backslashes', '\\\\evil.example'],
  ['a backslash further on', '/dashboard\\..\\..\\evil.example'],
  ['encoded slashes', '/%2f%2fevil.example'],
  ['encoded slashes at the start', '%2f%2fevil.example'],
  ['one encoded slash', '/%2fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['slashes encoded twice', '/%252f%252fevil.example'],
  ['a backslash encoded three times', '/%25255cevil.example'],
  ['an address wrapped again and again', `/${'%25'.repeat(40)}2fevil.example`],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line feed between the slashes', '/\n/evil.example'],
  ['a carriage return', '/\r\n/evil.example'],
  ['an encoded line feed', '/dashboard%0d%0aset-cookie:a=b'],
  ['a null byte', '/\0/evil.example'],
  ['a space before', ' //evil.example'],
  ['a dot segment that leaves two slashes', '/.//evil.example'],
  ['a parent segment that leaves two slashes', '/lf/..//evil.example'],
  ['an encoded dot segment', '/%2e//evil.example'],
  ['a user before the host', 'user@evil.example'],
  ['a user and this host', 'http://localhost:4000@evil.example/'],
  ['a user after the slashes', '//localhost:4000@evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script with a tab', 'java\tscript:alert(1)'],
  ['a data address', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a blob', `blob:${origin}/1`],
  ['a relative path', 'dashboard'],
  ['a query alone', '?redirect=/dashboard'],
  ['a broken encoding', '/dashboard%zz'],
  ['an overlong value', `/${'a'.repeat(2_000)}`],
  ['callback itself', '/callback'],
  ['a nested callback', '/callback?redirect=/callback?redirect=//evil.example'],
  ['callback in capitals', '/CallBack/'],
  ['callback in disguise', '/c%61llback'],
  ['callback behind a parent segment', '/lf/../callback'],
  ['signed-out', '/signed-out'],
  ['signed-out with a query', '/signed-out?state=1'],
  ['signed-out in disguise', '/%73igned-out/'],
];

test('[S-2.1-16] paths of the product are kept', () => {
  for (const path of kept) assert.equal(safeRedirect(path, origin), path);
});

for (const [what, value] of refused) {
  test(`[S-2.1-17 S-5-16 S-5-20 L-5.4-01] ${what} leads to /default`, () => {
    assert.equal(safeRedirect(value, origin), '/default');
  });
}

test('a fragment is dropped', () => {
  assert.equal(safeRedirect('/dashboard#code=1&state=2', origin), '/dashboard');
});

test('[S-5-16] whatever comes in, a path of this origin comes out', () => {
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
    fc.webUrl(),
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

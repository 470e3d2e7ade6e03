import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopesOf } from './send.ts';

const base = 'http://localhost:4000';
const map = {
  '/api': ['general'],
  '/api/loans': ['loans'],
  '/login/': ['login'],
  'https://other.example.test/v1': ['other'],
};

test('the longest resource that covers an address decides its scopes, in any order of the map; other addresses have none', () => {
  const reversed = Object.fromEntries(Object.entries(map).toReversed());
  for (const [address, wanted] of [
    ['/api', ['general']],
    ['/api/', ['general']],
    ['/api/navigation/user', ['general']],
    ['/api/loans', ['loans']],
    ['/api/loans/7/dashboard?x=1', ['loans']],
    ['/login/', ['login']],
    ['/login/InitializeEnterpriseLos', ['login']],
    ['https://other.example.test/v1/things', ['other']],
    ['/', null],
    ['/apis', null],
    ['/api-administration/x', null],
    ['/legacy/api/x', null],
    ['/Api', null],
    ['/v1', null],
    ['https://evil.example/api', null],
    ['//evil.example/api', null],
  ] as const)
    for (const resources of [map, reversed])
      assert.deepEqual(scopesOf(new URL(address, base), resources, base), wanted, address);
});

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
const scopes = (address: string) => scopesOf(new URL(address, base), map, base);

test('[S-7-30 L-7-21] the longest matching resource decides the scopes', () => {
  assert.deepEqual(scopes('/api/navigation/user'), ['general']);
  assert.deepEqual(scopes('/api/loans'), ['loans']);
  assert.deepEqual(scopes('/api/loans/7/dashboard?x=1'), ['loans']);
  assert.deepEqual(scopes('/login/InitializeEnterpriseLos'), ['login']);
  assert.deepEqual(scopes('https://other.example.test/v1/things'), ['other']);
});

test('[S-7-29] a protected resource covers its own address and the addresses below it', () => {
  for (const address of [
    '/api',
    '/api/',
    '/api/navigation/user',
    '/login/',
    '/login/InitializeEnterpriseLos',
  ])
    assert.ok(scopes(address), address);
});

test('[S-7-31 L-7-22] an address outside the map has no scopes', () => {
  for (const address of [
    '/',
    '/apis',
    '/api-administration/x',
    '/legacy/api/x',
    '/Api',
    '/v1',
    'https://evil.example/api',
    '//evil.example/api',
  ]) {
    assert.equal(scopes(address), null, address);
  }
});

test('[S-7-30] the order of the map does not matter', () => {
  const reversed = Object.fromEntries(Object.entries(map).toReversed());
  assert.deepEqual(scopesOf(new URL('/api/loans/7', base), reversed, base), ['loans']);
});

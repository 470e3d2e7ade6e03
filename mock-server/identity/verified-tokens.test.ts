import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VerifiedTokens } from './verified-tokens.ts';

const now = Date.parse('2026-03-04T05:06:07Z');
const user = { objectId: 'somebody', worldId: 'a-world' };
const access = { ...user, scopes: [], expiresAt: new Date('2026-03-04T06:06:07Z') };
const ending = 'a-signature-that-is-longer-than-any-key-of-the-map';
const header = `Bearer payload.${ending}`;

test('a verified token is found for its host until it expires', () => {
  const tokens = new VerifiedTokens();
  assert.equal(tokens.find(header, 'localhost:1', now), null);
  tokens.remember(header, 'localhost:1', access);
  assert.deepEqual(tokens.find(header, 'localhost:1', now), user);
  assert.equal(tokens.find(header, 'localhost:2', now), null);
  assert.equal(tokens.find(header, 'localhost:1', access.expiresAt.getTime()), null);
  assert.deepEqual(tokens.find(header, 'localhost:1', access.expiresAt.getTime() - 1), user);
});

test('another token with the same last characters is not found', () => {
  const tokens = new VerifiedTokens();
  tokens.remember(header, 'localhost:1', access);
  assert.equal(tokens.find(`Bearer PAYLOAD.${ending}`, 'localhost:1', now), null);
  assert.equal(tokens.find(`${header} `, 'localhost:1', now), null);
  assert.equal(tokens.find('', 'localhost:1', now), null);
});

test('at most 1000 tokens are cached; the oldest is dropped', () => {
  const tokens = new VerifiedTokens();
  const headerOf = (index: number) => `Bearer payload.signature-number-${String(index).padStart(32, '0')}`;
  for (let index = 0; index <= 1_000; index += 1) tokens.remember(headerOf(index), 'localhost:1', access);
  assert.equal(tokens.find(headerOf(0), 'localhost:1', now), null);
  assert.deepEqual(tokens.find(headerOf(1), 'localhost:1', now), user);
  assert.deepEqual(tokens.find(headerOf(1_000), 'localhost:1', now), user);
});

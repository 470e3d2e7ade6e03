import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorldId, isWorldOfCookie, worldKeyOf } from './world-key.ts';

test('the world is chosen by header, then cookie, then host', () => {
  const host = 'w-host1.localhost:4300';
  const cookie = 'threshold-world-4300=cookie1';
  assert.equal(worldKeyOf({ headers: { 'x-world': 'header1', cookie, host } }), 'header1');
  assert.equal(worldKeyOf({ headers: { cookie, host } }), 'cookie1');
  assert.equal(worldKeyOf({ headers: { host } }), 'host1');
  assert.equal(worldKeyOf({ headers: { host: 'localhost:4300' } }), null);
  assert.equal(worldKeyOf({ headers: {} }), null);
});

test('the header "current" leaves the choice to cookie and host', () => {
  const headers = { 'x-world': 'current', host: 'w-host1.localhost:4300' };
  const cookie = 'threshold-world-4300=cookie1';
  assert.equal(worldKeyOf({ headers: { ...headers, cookie } }), 'cookie1');
  assert.equal(isWorldOfCookie({ headers: { ...headers, cookie } }), true);
  assert.equal(worldKeyOf({ headers }), 'host1');
  assert.equal(worldKeyOf({ headers: { 'x-world': 'current' } }), null);
});

test('the cookie of another port is ignored', () => {
  const cookie = 'threshold-world-4301=other; threshold-world-43=short; threshold-world-4300=mine';
  assert.equal(worldKeyOf({ headers: { cookie, host: 'localhost:4300' } }), 'mine');
  assert.equal(worldKeyOf({ headers: { cookie, host: 'localhost:4302' } }), null);
  assert.equal(worldKeyOf({ headers: { cookie: 'threshold-world-80=plain', host: 'localhost' } }), 'plain');
});

test('a cookie whose name only ends with that of the world is ignored', () => {
  const cookie = 'my-threshold-world-80=other';
  assert.equal(worldKeyOf({ headers: { cookie, host: 'localhost' } }), null);
});

test('only a host name of this machine can name a world', () => {
  assert.equal(worldKeyOf({ headers: { host: 'w-abc.localhost' } }), 'abc');
  assert.equal(worldKeyOf({ headers: { host: 'w-abc.localhost.evil.example' } }), null);
  assert.equal(worldKeyOf({ headers: { host: 'w-.localhost' } }), null);
});

test('the id of a world has 1 to 40 letters, digits and dashes', () => {
  for (const id of ['a', 'default', 'x'.repeat(40)]) assert.equal(isWorldId(id), true, id);
  for (const id of ['', 'x'.repeat(41), 'a b', 'a/b', 'ä', "a'b"]) assert.equal(isWorldId(id), false, id);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { isFromOwnPage, originOf, portOf } from './origin.ts';

const requestWith = (headers: Record<string, string>) =>
  ({ host: 'localhost:4300', protocol: 'http', headers }) as unknown as FastifyRequest;

for (const [headers, isOwn] of [
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4300' }, false],
  [{ origin: 'http://localhost:4300' }, true],
  [{ origin: 'https://localhost:4300' }, false],
  [{ origin: 'http://localhost:4301' }, false],
  [{ origin: 'null' }, false],
] as const) {
  test(`[A-190] a request with ${JSON.stringify(headers)} is ${isOwn ? '' : 'not '}from a page of this server`, () => {
    assert.equal(isFromOwnPage(requestWith(headers)), isOwn);
  });
}

test('an origin has the protocol of the browser, in any case, and the port', () => {
  assert.equal(originOf({ host: 'los.example:8443', protocol: 'HTTPS' }), 'https://los.example:8443');
  assert.equal(originOf({ host: 'los.example', protocol: 'http' }), 'http://los.example');
  assert.deepEqual(['localhost:4300', '[::1]:81', 'localhost'].map(portOf), ['4300', '81', '80']);
});

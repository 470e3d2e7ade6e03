import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { inWords, UpstreamError, type UpstreamWish, upstreamOf } from './upstream.ts';

const read = (wish: Partial<UpstreamWish>) =>
  upstreamOf({ url: 'https://backend.example.com', host: 'localhost', port: 4300, ...wish });

test('by default every operation is passed on, and no page', () => {
  const { operations, folders } = read({});
  assert.deepEqual([...operations], Object.keys(productOperations));
  assert.deepEqual(folders, []);
  assert.deepEqual(read({ operations: ' ' }), read({ operations: 'calls' }));
});

test('UPSTREAM_OPERATIONS names operations, pages, folders, or all operations or pages', () => {
  const { operations, folders } = read({ operations: 'getUser, createLoan,WhatsNew,/Content/,/Scripts/*' });
  assert.deepEqual([...operations], ['getUser', 'createLoan', 'WhatsNew']);
  assert.deepEqual(folders, ['/Content', '/Scripts']);
  assert.deepEqual([...read({ operations: 'legacy' }).operations], Object.keys(legacyPages));
});

test('the path of the backend is kept without its trailing slash', () => {
  assert.equal(read({ url: 'https://example.com/los/' }).url, 'https://example.com/los');
  assert.equal(read({ url: 'http://example.com:8080/' }).url, 'http://example.com:8080');
});

test('inWords describes what is passed on', () => {
  assert.equal(inWords(read({})), 'every documented operation');
  assert.equal(
    inWords(read({ operations: 'getUser,legacy,/Content' })),
    'every page of the legacy application, getUser, /Content',
  );
});

const refusals: readonly (readonly [string, Partial<UpstreamWish>, RegExp])[] = [
  ['no address', { url: 'backend' }, /^UPSTREAM is "backend": give the address/],
  ['another protocol', { url: 'ftp://example.com' }, /^UPSTREAM is "ftp:/],
  ['a password', { url: 'https://a:b@example.com' }, /^UPSTREAM holds more than an address/],
  ['a query', { url: 'https://example.com?a=1' }, /^UPSTREAM holds more than an address/],
  ['this server', { url: 'http://localhost:4300' }, /which is this server/],
  ['this server by number', { url: 'http://127.0.0.1:4300/x' }, /which is this server/],
  ['this server by IPv6', { url: 'http://[::1]:4300' }, /which is this server/],
  ['this server by world', { url: 'http://w-1.localhost:4300' }, /which is this server/],
  ['this server by name', { url: 'http://demo.test', host: 'demo.test', port: 80 }, /which is this server/],
  ['an unknown name', { operations: 'getUsr' }, /names "getUsr".* Did you mean getUser\?$/],
  ['a folder upwards', { operations: '/a/../mock' }, /write a folder as/],
  ['the whole site', { operations: '/' }, /must handle itself/],
  ['the console', { operations: '/mock' }, /must handle itself/],
];
for (const [what, wish, message] of refusals) {
  test(`${what} in the settings of the upstream is rejected with the wrong value`, () => {
    assert.throws(
      () => read(wish),
      (error) => error instanceof UpstreamError && message.test(error.message),
    );
  });
}

test('another port of the same machine is another server', () => {
  assert.equal(read({ url: 'http://localhost:4301' }).url, 'http://localhost:4301');
  assert.equal(read({ url: 'http://localhost:4300', port: 0 }).url, 'http://localhost:4300');
});

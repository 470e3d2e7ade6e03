import assert from 'node:assert/strict';
import { test } from 'node:test';
import { responseHeaders, requestHeaders } from './passed-headers.ts';

const passage = {
  host: 'localhost:4300',
  addresses: ['192.0.2.7'],
  protocol: 'http',
  traceId: '0001-000001',
  via: '1.1 here',
  hasBody: true,
};
const here = { upstream: 'https://example.com/los', protocol: 'http' };

test('authorization and caller headers are passed on; headers for this server only are removed', () => {
  const headers = requestHeaders(
    {
      authorization: 'Bearer a.b.c',
      'x-xsrf-token': 'proof',
      cookie: 'threshold-world-4300=w; XSRF-TOKEN=proof; threshold-session-4300=s; backend=1',
      'x-world': 'w',
      'x-trace-id': 'of-the-caller',
      'accept-encoding': 'gzip, br',
      'content-length': '2',
      via: '1.0 before',
    },
    passage,
  );
  assert.deepEqual(headers, {
    authorization: 'Bearer a.b.c',
    'x-xsrf-token': 'proof',
    cookie: 'XSRF-TOKEN=proof; backend=1',
    'x-trace-id': '0001-000001',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'localhost:4300',
    'x-forwarded-proto': 'http',
    'accept-encoding': 'identity',
    'content-length': '2',
    via: '1.0 before, 1.1 here',
  });
});

test('forwarding headers of the client are replaced by those of this server', () => {
  const claims = {
    forwarded: 'for=10.9.9.9;host=evil.example;proto=https',
    'x-forwarded-for': '10.9.9.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '443',
    'x-forwarded-prefix': '/admin',
    'x-real-ip': '10.9.9.9',
    'x-client-ip': '10.9.9.9',
    'true-client-ip': '10.9.9.9',
  };
  const told = requestHeaders(claims, { ...passage, addresses: ['10.0.0.2', '192.0.2.7'] });
  assert.deepEqual(told, {
    'x-trace-id': '0001-000001',
    'x-forwarded-for': '192.0.2.7, 10.0.0.2',
    'x-forwarded-host': 'localhost:4300',
    'x-forwarded-proto': 'http',
    'accept-encoding': 'identity',
    via: '1.1 here',
  });
});

test('headers about one connection are not passed on, in either direction', () => {
  const hops = {
    connection: 'keep-alive, X-Once',
    'keep-alive': 'timeout=5',
    'x-once': '1',
    te: 'trailers',
    'transfer-encoding': 'chunked',
    upgrade: 'h2c',
    'x-kept': '1',
  };
  const sent = requestHeaders({ ...hops, 'content-length': '3' }, { ...passage, hasBody: false });
  assert.deepEqual(Object.keys(sent).toSorted(), [
    'accept-encoding',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-kept',
    'x-trace-id',
  ]);
  assert.deepEqual(responseHeaders({ ...hops, 'content-length': '3' }, here), { 'x-kept': '1' });
});

test("the backend's cookies become cookies of this host", () => {
  const cookies = ['a=1; Path=/; Domain=example.com; HttpOnly; Secure; SameSite=None', 'b=2; SameSite=Lax'];
  assert.deepEqual(responseHeaders({ 'set-cookie': cookies }, here)['set-cookie'], [
    'a=1; Path=/; HttpOnly',
    'b=2; SameSite=Lax',
  ]);
  const secure = responseHeaders({ 'set-cookie': cookies }, { ...here, protocol: 'https' });
  assert.equal(secure['set-cookie']?.[0], 'a=1; Path=/; HttpOnly; Secure; SameSite=None');
});

const locations = [
  ['https://example.com/los/loans/1?a=b#c', '/loans/1?a=b#c'],
  ['/los/loans/1', '/loans/1'],
  ['https://example.com/los', '/'],
  ['https://example.com/los//evil.example', '/evil.example'],
  ['https://example.com/elsewhere', 'https://example.com/elsewhere'],
  ['https://login.example.org/authorize', 'https://login.example.org/authorize'],
  ['next', 'next'],
] as const;
for (const [from, to] of locations) {
  test(`a redirect to ${from} leads to ${to}`, () => {
    assert.equal(responseHeaders({ location: from }, here).location, to);
  });
}

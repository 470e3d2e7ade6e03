import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestHeaders, responseHeaders } from './passed-headers.ts';

const request = { host: 'localhost:4300', ip: '192.0.2.7', protocol: 'http', id: '0001-000001' } as const;
const here = { upstream: 'https://example.com/los', url: '/api/loans?page=2', protocol: 'http' };

test('the backend gets the headers of the caller without the cookies of this server, and who the caller is', () => {
  const headers = {
    authorization: 'Bearer a.b.c',
    'x-xsrf-token': 'proof',
    cookie: 'threshold-world-4300=w; XSRF-TOKEN=proof; threshold-session-4300=s; backend=1',
    'x-trace-id': 'of-the-caller',
    'x-forwarded-for': '10.9.9.9',
    'x-forwarded-host': 'of-the-caller',
    'x-forwarded-proto': 'https',
    'accept-encoding': 'gzip, br',
    connection: 'keep-alive',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    via: '1.0 before',
  };
  const own = {
    'x-trace-id': '0001-000001',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-host': 'localhost:4300',
    'x-forwarded-proto': 'http',
    'accept-encoding': 'identity',
  };
  assert.deepEqual(requestHeaders(headers, request, '1.1 here'), {
    authorization: 'Bearer a.b.c',
    'x-xsrf-token': 'proof',
    cookie: 'XSRF-TOKEN=proof; backend=1',
    ...own,
    via: '1.0 before, 1.1 here',
  });
  const proxied = requestHeaders({}, { ...request, ips: ['10.0.0.2', '192.0.2.7'] }, '1.1 here');
  assert.deepEqual(proxied, { ...own, 'x-forwarded-for': '192.0.2.7, 10.0.0.2', via: '1.1 here' });
});

for (const [cookie, onHttp, onHttps] of [
  ['a=1; Path=/; Domain=example.com; HttpOnly', 'a=1; Path=/; HttpOnly', 'a=1; Path=/; HttpOnly'],
  ['a=1; Secure; SameSite=None', 'a=1', 'a=1; Secure; SameSite=None'],
  ['a=1; samesite=none; secure; Partitioned', 'a=1', 'a=1; samesite=none; secure; Partitioned'],
  ['b=2; SameSite=Lax; Max-Age=5', 'b=2; SameSite=Lax; Max-Age=5', 'b=2; SameSite=Lax; Max-Age=5'],
  ['a=1; path=/los; HttpOnly', 'a=1; Path=/; HttpOnly', 'a=1; Path=/; HttpOnly'],
] as const) {
  test(`the cookie ${cookie} of the backend is usable on this host`, () => {
    const passed = (protocol: string) =>
      responseHeaders({ 'set-cookie': [cookie] }, { ...here, protocol })['set-cookie'];
    assert.deepEqual([passed('http'), passed('https')], [[onHttp], [onHttps]]);
  });
}

for (const [from, to] of [
  ['https://example.com/los/loans/1?a=b#c', '/loans/1?a=b#c'],
  ['/los/loans/1', '/loans/1'],
  ['/los', '/'],
  ['/los/login?next=/los/loans/1', '/login?next=/los/loans/1'],
  ['/los//evil.example/x', '/evil.example/x'],
  ['https://example.com/elsewhere', 'https://example.com/elsewhere'],
  ['/loss/x', 'https://example.com/loss/x'],
  ['https://login.example.org/authorize', 'https://login.example.org/authorize'],
  ['next', '/api/next'],
  ['?page=3', '/api/loans?page=3'],
  ['https://', 'https://'],
] as const) {
  test(`a redirect of a backend under a path to ${from} leads to ${to}`, () => {
    const headers = { location: from, 'x-kept': '1', connection: 'close' };
    assert.deepEqual(responseHeaders(headers, here), { location: to, 'x-kept': '1' });
  });
}

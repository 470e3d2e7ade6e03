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
const here = { upstream: 'https://example.com/los', url: '/api/loans?page=2', protocol: 'http' };

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
  const claims = Object.fromEntries(
    [
      'forwarded',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-port',
      'x-forwarded-prefix',
      'x_forwarded_for',
      'x-real-ip',
      'x-client-ip',
      'x-remote-addr',
      'x-originating-ip',
      'x-azure-clientip',
      'true-client-ip',
      'x-original-url',
      'x-rewrite-url',
      'x-http-method-override',
      'x-host',
    ].map((name) => [name, '10.9.9.9']),
  );
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

test('only headers that a backend is known to need are passed on', () => {
  const known = {
    host: 'backend.example.com',
    accept: 'application/json',
    'content-type': 'application/json',
    'if-none-match': '"1"',
    'idempotency-key': 'k',
    'last-event-id': '7',
    origin: 'http://localhost:4300',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'test',
    'x-requested-with': 'XMLHttpRequest',
  };
  const passed = requestHeaders({ ...known, 'x-role': 'administrator', 'x-user': 'root' }, passage);
  const own = requestHeaders({}, passage);
  assert.deepEqual(passed, { ...known, ...own });
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
    'x-trace-id',
  ]);
  assert.deepEqual(responseHeaders(hops, here), { 'x-kept': '1' });
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

test('a cookie for a path of the backend is valid for the same path of this host', () => {
  const paths = [
    ['/los', '/'],
    ['/los/', '/'],
    ['/los/api', '/api'],
    ['/loss', '/loss'],
    ['/', '/'],
  ] as const;
  for (const [from, to] of paths) {
    const passed = responseHeaders({ 'set-cookie': [`a=1; Path=${from}; HttpOnly`] }, here);
    assert.deepEqual(passed['set-cookie'], [`a=1; Path=${to}; HttpOnly`], from);
  }
});

test('a backend cannot set the cookies of this server', () => {
  const own = ['threshold-world-4300=w; Path=/', 'threshold-session-4300=s', 'a=1'];
  assert.deepEqual(responseHeaders({ 'set-cookie': own }, here)['set-cookie'], ['a=1']);
});

const locations = [
  ['https://example.com/los/loans/1?a=b#c', '/loans/1?a=b#c'],
  ['/los/loans/1', '/loans/1'],
  ['/los', '/'],
  ['https://example.com/los', '/'],
  ['/los/login?next=/los/loans/1', '/login?next=/los/loans/1'],
  ['/los//evil.example/x', '/evil.example/x'],
  ['/los/\\evil.example/x', '/evil.example/x'],
  ['/los/./\t//evil.example/x', '/evil.example/x'],
  ['https://example.com/los//evil.example', '/evil.example'],
  ['https://example.com/elsewhere', 'https://example.com/elsewhere'],
  ['/loss/x', 'https://example.com/loss/x'],
  ['/los/../x', 'https://example.com/x'],
  ['https://login.example.org/authorize', 'https://login.example.org/authorize'],
  ['//login.example.org/authorize', 'https://login.example.org/authorize'],
  ['next', '/api/next'],
  ['../..', 'https://example.com/'],
  ['?page=3', '/api/loans?page=3'],
  ['ms-app:open', 'ms-app:open'],
  ['https://', 'https://'],
] as const;
for (const [from, to] of locations) {
  test(`a redirect of a backend under a path to ${from} leads to ${to}`, () => {
    assert.equal(responseHeaders({ location: from }, here).location, to);
  });
}

const locationsOfRoot = [
  ['/los//evil.example/x', '/los//evil.example/x'],
  ['/.//evil.example/x', '/evil.example/x'],
  ['https://example.com//evil.example/x', '/evil.example/x'],
  ['https://example.com', '/'],
  ['//example.com/x', '/x'],
  ['//login.example.org/x', 'https://login.example.org/x'],
  ['next', '/api/next'],
] as const;
for (const [from, to] of locationsOfRoot) {
  test(`a redirect of a backend without a path to ${from} leads to ${to}`, () => {
    const passed = responseHeaders({ location: from }, { ...here, upstream: 'https://example.com' });
    assert.equal(passed.location, to);
  });
}

const otherAddresses = [
  ['content-location', '/los/loans/1', '/loans/1'],
  ['refresh', '5; url=/los//evil.example/x', '5; url=/evil.example/x'],
  ['refresh', '0;URL = "/los/a?url=/b"', '0;URL = "/a?url=/b"'],
  ['refresh', '1, /los/a', '1, /a'],
  ['refresh', '30', '30'],
  [
    'link',
    '</los/a.css>; rel=preload, <https://cdn.example.org/c.js>; rel=preload',
    '</a.css>; rel=preload, <https://cdn.example.org/c.js>; rel=preload',
  ],
] as const;
for (const [name, from, to] of otherAddresses) {
  test(`the address in ${name}: ${from} is passed on as ${to}`, () => {
    assert.equal(responseHeaders({ [name]: from }, here)[name], to);
  });
}

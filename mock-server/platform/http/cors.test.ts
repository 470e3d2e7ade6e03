import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { newWorld, problemOf, signedIn, testApp } from '../../test/server.ts';

const page = 'http://localhost:5173';
const loans = '/api/loans';

const appFor = (context: TestContext) => testApp(context, { corsOrigins: [page, 'https://dev.example.com'] });

const preflight = (url: string, origin: string, method = 'POST') =>
  ({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method } }) as const;

test('a page of a named origin may send requests and read the responses', async (context) => {
  const app = await appFor(context);
  const asked = await app.inject(preflight(loans, page));
  assert.equal(asked.statusCode, 204);
  const { headers } = asked;
  assert.equal(headers['access-control-allow-origin'], page);
  assert.equal(headers['access-control-allow-credentials'], 'true');
  assert.equal(headers['access-control-allow-methods'], 'POST');
  assert.equal(
    headers['access-control-allow-headers'],
    'authorization, content-type, x-xsrf-token, idempotency-key, x-world',
  );
  assert.equal(headers['vary'], 'origin');
  const user = await signedIn(app, 'closing', await newWorld(app));
  const response = await app.inject({
    url: '/api/navigation/user',
    headers: { ...user.headers, origin: page },
  });
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['access-control-allow-origin'], page);
  assert.equal(response.headers['access-control-expose-headers'], 'x-trace-id, retry-after');
  const large = await app.inject({
    url: '/api/configuration/zipcodes',
    headers: { ...user.headers, origin: page },
  });
  assert.equal(large.headers['vary'], 'origin, accept-encoding');
});

test('a page of a named origin can read problems, also the one for an unknown world', async (context) => {
  const app = await appFor(context);
  for (const more of [{}, { 'x-world': 'nowhere' }]) {
    const refused = await app.inject({ url: '/api/navigation/user', headers: { origin: page, ...more } });
    assert.ok(refused.statusCode >= 400);
    assert.equal(refused.headers['access-control-allow-origin'], page);
  }
});

test('a page of any other origin gets 403 origin-not-allowed', async (context) => {
  const app = await appFor(context);
  for (const origin of ['http://localhost:5174', 'null', 'https://dev.example.com.evil.example']) {
    const asked = await app.inject(preflight(loans, origin));
    assert.equal(asked.statusCode, 403, origin);
    assert.equal(asked.headers['access-control-allow-origin'], undefined);
    const { code, detail } = problemOf(asked);
    assert.equal(code, 'origin-not-allowed');
    assert.match(detail, /CORS_ORIGINS allows http:\/\/localhost:5173, https:\/\/dev\.example\.com\./);
    const response = await app.inject({ url: '/api/configuration', headers: { origin } });
    assert.equal(response.headers['access-control-allow-origin'], undefined);
  }
});

test('no other origin may request the control API or the identity provider', async (context) => {
  const app = await appFor(context);
  for (const url of [
    '/mock',
    '/mock/worlds',
    '/mock/worlds/current/journal',
    '/MOCK/worlds',
    '/mock?x=1',
    '/idp/session',
    '/%6dock/worlds',
  ]) {
    const asked = await app.inject(preflight(url, page));
    assert.equal(asked.statusCode, 403, url);
    assert.equal(problemOf(asked).code, 'origin-not-allowed', url);
    const response = await app.inject({ url, headers: { origin: page } });
    assert.equal(response.headers['access-control-allow-origin'], undefined, url);
  }
  const changed = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    payload: {},
    headers: { origin: page },
  });
  assert.equal(problemOf(changed).code, 'anti-forgery-missing');
});

test('without allowed origins no response has a CORS header, and OPTIONS is not allowed', async () => {
  const { app } = await commonServer();
  assert.equal(problemOf(await app.inject(preflight(loans, page))).code, 'method-not-allowed');
  const response = await app.inject({ url: '/api/configuration', headers: { origin: page } });
  assert.deepEqual(
    Object.keys(response.headers).filter((name) => name.startsWith('access-control') || name === 'vary'),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { newWorld, problemOf, signedIn, type TestResponse, testApp } from '../../test/server.ts';

const page = 'http://localhost:5173';
const corsOrigins = [page, 'https://dev.example.com'];
const wrongOrigin =
  'The server does not allow requests of pages of this origin. CORS_ORIGINS allows http://localhost:5173, https://dev.example.com.';
const wrongPath =
  'Only pages of this server may send requests to /mock and /idp. A program without a browser may use the control API.';

const preflight = (url: string, origin: string) =>
  ({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } }) as const;

/** Returns the headers of a response that are about other origins. */
const corsHeadersOf = ({ headers }: TestResponse) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('access-control') || name === 'vary'),
  );

test('a page of a listed origin may send requests and read the responses, problems included', async (context) => {
  const app = await testApp(context, { corsOrigins });
  const asked = await app.inject(preflight('/api/loans', page));
  assert.equal(asked.statusCode, 204);
  assert.deepEqual(corsHeadersOf(asked), {
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, x-xsrf-token, idempotency-key, x-world',
    'access-control-expose-headers': 'x-trace-id, retry-after',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
  const { headers } = await signedIn(app, 'closing', await newWorld(app));
  const readable = {
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-trace-id, retry-after',
  };
  for (const [url, more, status, vary] of [
    ['/api/navigation/user', headers, 200, 'Origin'],
    ['/api/configuration/zipcodes', headers, 200, 'Origin, accept-encoding'],
    ['/api/navigation/user', {}, 401, 'Origin'],
    ['/api/navigation/user', { 'x-world': 'nowhere' }, 400, 'Origin'],
  ] as const) {
    const response = await app.inject({ url, headers: { ...more, origin: page } });
    assert.equal(response.statusCode, status);
    assert.deepEqual(corsHeadersOf(response), { ...readable, vary }, url);
  }
});

for (const [url, origin, code, detail] of [
  ['/api/loans', 'http://localhost:5174', 'origin-not-allowed', wrongOrigin],
  ['/api/loans', 'null', 'origin-not-allowed', wrongOrigin],
  ['/api/loans', 'https://dev.example.com.evil.example', 'origin-not-allowed', wrongOrigin],
  ['/mock', page, 'origin-not-allowed', wrongPath],
  ['/mock/worlds', page, 'origin-not-allowed', wrongPath],
  ['/MOCK/worlds', page, 'origin-not-allowed', wrongPath],
  ['/mock?x=1', page, 'origin-not-allowed', wrongPath],
  ['/%6dock/worlds?x=%zz', page, 'origin-not-allowed', wrongPath],
  ['/idp/session', page, 'origin-not-allowed', wrongPath],
] as const) {
  test(`a page of ${origin} may not send requests to ${url}, or read a response`, async (context) => {
    const app = await testApp(context, { corsOrigins });
    const asked = await app.inject(preflight(url, origin));
    assert.deepEqual([problemOf(asked).code, problemOf(asked).detail], [code, detail]);
    assert.equal(asked.headers['access-control-allow-origin'], undefined);
    const response = await app.inject({ url, headers: { origin } });
    assert.equal(response.headers['access-control-allow-origin'], undefined);
  });
}

test('OPTIONS is a method that no path accepts, unless a browser asks for a listed origin', async (context) => {
  const app = await testApp(context, { corsOrigins });
  const { app: closed } = await commonServer();
  for (const [server, headers] of [
    [app, {}],
    [app, { origin: page }],
    [closed, preflight('/api/loans', page).headers],
  ] as const) {
    const response = await server.inject({ method: 'OPTIONS', url: '/api/loans', headers });
    assert.equal(problemOf(response).code, 'method-not-allowed');
  }
  const response = await closed.inject({ url: '/api/configuration', headers: { origin: page } });
  assert.deepEqual(corsHeadersOf(response), {});
});

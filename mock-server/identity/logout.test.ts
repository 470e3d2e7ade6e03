import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logoutAddress } from './logout.ts';
import { sessionCookieName } from './session.ts';
import { clientId } from './provider.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { commonServer } from '../test/common-server.ts';
import { sessionCookieFor } from '../test/sign-in.ts';

const { app } = await commonServer();

const host = 'localhost:4000';

const logout = (next: string, more: Readonly<Record<string, string>> = {}) =>
  app.inject({
    url: `${providerPaths.logout}?${new URLSearchParams({ post_logout_redirect_uri: next, ...more })}`,
    headers: { host },
  });

test('[S-4.1-11] logout removes the session cookie and redirects to the requested page', async () => {
  const cookie = await sessionCookieFor(app, 'originator', { host });
  const response = await app.inject({
    url: logoutAddress({ host, protocol: 'http' }, '/signed-out'),
    headers: { host, cookie },
  });
  assert.equal(response.statusCode, 302);
  assert.equal(response.headers.location, 'http://localhost:4000/signed-out');
  const [dropped] = response.cookies;
  assert.deepEqual([dropped?.name, dropped?.value, dropped?.maxAge], [sessionCookieName(host), '', 0]);
});

test('logout returns the state parameter to the client', async () => {
  const response = await logout('http://localhost:4000/signed-out', { state: 'a b' });
  assert.equal(response.headers.location, 'http://localhost:4000/signed-out?state=a+b');
});

test('logout with a return address on another host is rejected, and the session stays', async () => {
  for (const foreign of [
    'https://evil.example/',
    '//evil.example/',
    'http://localhost:4001/signed-out',
    'https://localhost:4000/signed-out',
    'http://localhost:4000@evil.example/',
    'http://someone@localhost:4000/',
    'javascript:alert(1)',
    '/signed-out',
    '',
  ]) {
    const response = await logout(foreign);
    assert.equal(response.statusCode, 400, foreign);
    assert.equal(response.headers.location, undefined);
    assert.equal(response.headers['set-cookie'], undefined);
  }
});

test('logout without a return address shows a page that the user is signed out', async () => {
  const response = await app.inject({ url: providerPaths.logout, headers: { host } });
  assert.equal(response.statusCode, 200);
  assert.match(response.body, /You are signed out/);
});

test('logout for another client is rejected, and the session stays', async () => {
  for (const [client_id, status] of [
    ['another', 400],
    [clientId, 200],
  ] as const) {
    const url = `${providerPaths.logout}?client_id=${client_id}`;
    const response = await app.inject({ url, headers: { host } });
    assert.equal(response.statusCode, status, client_id);
    assert.equal(response.headers['set-cookie'] === undefined, status === 400, client_id);
  }
});

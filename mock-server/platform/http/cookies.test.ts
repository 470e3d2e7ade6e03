import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { antiForgeryCookie } from '../../../contracts/api/headers.ts';
import { authorizeAddress } from '../../test/sign-in.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import { testApp } from '../../test/server.ts';
import { cookieValue } from './cookies.ts';

/** Sends one request for each kind of cookie and returns the Set-Cookie headers, with `…` in place of values. */
async function setCookies(context: TestContext, protocol: 'http' | 'https'): Promise<string[]> {
  const app = await testApp(context, { trustProxy: 'loopback' });
  const headers = { host: 'localhost:80', 'x-forwarded-proto': protocol, accept: 'text/html' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const responses = [
    await app.inject({ url: '/api/configuration', headers }),
    await app.inject({ url: '/api-docs', headers }),
    await app.inject({ url: '/mock/enter', headers }),
    await app.inject({
      method: 'POST',
      url: authorizeAddress({}, { redirect_uri: `${protocol}://localhost:80/callback` }),
      headers: { ...headers, ...form },
      payload: 'persona=closing',
    }),
    await app.inject({
      method: 'POST',
      url: providerPaths.session,
      headers,
      payload: { persona: 'closing' },
    }),
    await app.inject({ url: providerPaths.logout, headers }),
  ];
  return responses.map(({ headers: { 'set-cookie': cookie } }) => {
    assert.equal(typeof cookie, 'string');
    return String(cookie).replace(/^([^=]+)=[^;]+/, '$1=…');
  });
}

const session = 'threshold-session-80=…; Path=/; HttpOnly; SameSite=Lax';
const antiForgery = `${antiForgeryCookie}=…; Path=/; SameSite=Strict`;
const expected = [antiForgery, antiForgery, 'threshold-world-80=…; Path=/; SameSite=Lax', session, session];

test('[L-7-04] only session cookies are HttpOnly, and every cookie has SameSite', async (context) => {
  const [out, ...others] = (await setCookies(context, 'http')).toReversed();
  assert.deepEqual(others.toReversed(), expected);
  assert.equal(out, 'threshold-session-80=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

test('[L-7-04] every cookie that is set by https is Secure', async (context) => {
  const [out, ...others] = (await setCookies(context, 'https')).toReversed();
  assert.deepEqual(
    others.toReversed(),
    expected.map((cookie) => `${cookie}; Secure`),
  );
  assert.equal(out, 'threshold-session-80=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
});

test('a cookie is found by its whole name', () => {
  assert.equal(cookieValue('xa=1; a=2;b=3', 'a'), '2');
  assert.equal(cookieValue('xa=1;a=2', 'a'), '2');
  assert.equal(cookieValue('xa=1', 'a'), null);
  assert.equal(cookieValue(undefined, 'a'), null);
});

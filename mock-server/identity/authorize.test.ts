import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import { personaNamed, personas } from '../los/seeds/personas.ts';
import { sessionCookieName } from './session.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { newWorld } from '../test/world-cookie.ts';
import { commonServer } from '../test/common-server.ts';
import {
  redirectParameters,
  authorize,
  authorizeAddress,
  codeFor,
  sessionCookieFor,
} from '../test/sign-in.ts';

const { app } = await commonServer();

const host = 'localhost:4000';

const session = await sessionCookieFor(app, 'originator');
const invalidSession = (value: string) => `${sessionCookieName('localhost:80')}=${value}`;
const elsewhere = 'somebody.else@example.com';
const ownInCapitals = personaNamed('originator')?.email.toUpperCase();

/** What a request gets: the sign-in page, a code, or the error that the client reads. */
for (const [what, fields, cookie, gets] of [
  ['without a session', {}, '', 'page'],
  ['without a session, silently', { prompt: 'none' }, '', 'login_required'],
  ['with a session', {}, session, 'code'],
  ['with a session, but a login', { prompt: 'login' }, session, 'page'],
  ['with a session, but a choice', { prompt: 'select_account' }, session, 'page'],
  ['with the hint of another user', { login_hint: elsewhere }, session, 'page'],
  ['with that hint, silently', { prompt: 'none', login_hint: elsewhere }, session, 'login_required'],
  ['with the own hint in capitals', { prompt: 'none', login_hint: ownInCapitals }, session, 'code'],
  ['with an invalid parameter', { code_challenge_method: 'plain' }, '', 'invalid_request'],
  ...['', 'x', 'a.b.c', '%00'].map(
    (value) => [`with the session "${value}"`, {}, invalidSession(value), 'page'] as const,
  ),
] as const) {
  test(`[S-1-16] a request ${what} gets: ${gets}`, async () => {
    const { statusCode, headers, body } = await authorize(app, fields, { cookie });
    if (gets === 'page') {
      assert.deepEqual([statusCode, headers.location], [200, undefined]);
      assert.match(body, /<h1>Sign in<\/h1>/);
      return;
    }
    assert.equal(statusCode, 302);
    const answer = redirectParameters(headers.location);
    assert.equal(answer.get('state'), 'state-of-the-client');
    assert.deepEqual(
      [answer.get('error'), answer.has('code')],
      gets === 'code' ? [null, true] : [gets, false],
    );
  });
}

test('[S-1-11] choosing a persona signs in and goes back to the product with a code', async () => {
  const headers = { host };
  const response = await app.inject({
    method: 'POST',
    url: authorizeAddress(headers),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'persona=closing',
  });
  assert.equal(response.statusCode, 303);
  assert.ok(response.headers.location?.startsWith(`http://${host}/callback#`));
  const answer = redirectParameters(response.headers.location);
  assert.equal(answer.get('state'), 'state-of-the-client');
  const chosen = personas.find(({ id }) => id === 'closing');
  assert.equal(decodeJwt(answer.get('code') ?? '')['oid'], chosen?.objectId);
  const [cookie] = response.cookies;
  assert.equal(cookie?.name, sessionCookieName(host));
  assert.equal(cookie?.httpOnly, true);
  assert.equal(cookie?.sameSite, 'Lax');
  const again = await authorize(app, {}, { host, cookie: `${cookie?.name}=${cookie?.value}` });
  assert.equal(again.statusCode, 302, 'the next sign-in shows no page');
});

test('the choice of an unknown persona shows the sign-in page again', async () => {
  for (const payload of ['persona=nobody', '', 'persona=closing&persona=funding', 'persona=__proto__']) {
    const response = await app.inject({
      method: 'POST',
      url: authorizeAddress({}),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    assert.equal(response.statusCode, 400, payload);
    assert.equal(response.headers['set-cookie'], undefined);
  }
});

test('a page of another site cannot choose a persona', async () => {
  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    const response = await app.inject({
      method: 'POST',
      url: authorizeAddress({}),
      headers: { ...foreign, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'persona=closing',
    });
    assert.equal(response.statusCode, 400);
    assert.equal(response.headers['set-cookie'], undefined);
  }
});

test('[S-1-16] a request with a session gets a code without a page, and the code has no claims about the user but the object id', async () => {
  const cookie = await sessionCookieFor(app, 'originator');
  const claims = decodeJwt(await codeFor(app, { cookie }));
  assert.equal(
    Object.keys(claims).toSorted().join(' '),
    'aud challenge exp iat iss jti nonce oid redirect_uri scope world',
  );
});

test('response_mode=query puts the code into the query and keeps the redirect parameter', async () => {
  const cookie = await sessionCookieFor(app, 'originator', { host });
  const redirect_uri = `http://${host}/callback?redirect=%2Fdashboard`;
  const response = await authorize(app, { redirect_uri, response_mode: 'query' }, { host, cookie });
  const url = new URL(response.headers.location ?? '');
  assert.equal(url.pathname, '/callback');
  assert.equal(url.searchParams.get('redirect'), '/dashboard');
  assert.ok(url.searchParams.get('code'));
  assert.equal(url.hash, '');
});

test('[S-1-16] an unknown return address or client shows an error page without a redirect', async () => {
  const cookie = await sessionCookieFor(app, 'originator');
  for (const wrong of [
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: undefined },
    { client_id: '<script>alert(1)</script>' },
  ]) {
    const response = await authorize(app, wrong, { cookie });
    assert.equal(response.statusCode, 400);
    assert.equal(response.headers.location, undefined);
    assert.match(response.body, /This request was refused/);
    assert.equal(response.body.includes('<script'), false);
  }
});

test('the persona of a world is signed in without the sign-in page, until the logout', async () => {
  const { cookie } = await newWorld(app, { persona: 'processor' });
  assert.equal((await authorize(app, {}, { cookie })).statusCode, 302);
  assert.equal((await authorize(app, { prompt: 'login' }, { cookie })).statusCode, 200);
  await app.inject({ url: providerPaths.logout, headers: { cookie } });
  assert.equal((await authorize(app, {}, { cookie })).statusCode, 200);
});

test('a session is not valid in another world', async () => {
  const first = await newWorld(app);
  const second = await newWorld(app);
  const signedIn = await sessionCookieFor(app, 'originator', { cookie: first.cookie });
  assert.equal((await authorize(app, {}, { cookie: signedIn })).statusCode, 302);
  const moved = signedIn.replace(first.cookie, second.cookie);
  assert.equal((await authorize(app, {}, { cookie: moved })).statusCode, 200);
});

test('a session is not valid on another port', async () => {
  const cookie = await sessionCookieFor(app, 'originator', { host });
  assert.equal((await authorize(app, {}, { host: 'localhost:4001', cookie })).statusCode, 200);
});

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

test('[S-1-16] without a session the sign-in page is shown', async () => {
  const response = await authorize(app);
  assert.equal(response.statusCode, 200);
  assert.match(String(response.headers['content-type']), /^text\/html/);
  assert.match(response.body, /<h1>Sign in<\/h1>/);
});

test('[S-1-16] prompt=none without a session redirects with login_required', async () => {
  const response = await authorize(app, { prompt: 'none' });
  assert.equal(response.statusCode, 302);
  const answer = redirectParameters(response.headers.location);
  assert.equal(answer.get('error'), 'login_required');
  assert.equal(answer.get('state'), 'state-of-the-client');
  assert.equal(answer.has('code'), false);
});

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
  assert.deepEqual(
    Object.keys(claims).toSorted(),
    [
      'aud',
      'challenge',
      'exp',
      'iat',
      'iss',
      'jti',
      'nonce',
      'oid',
      'redirect_uri',
      'scope',
      'world',
    ].toSorted(),
  );
});

test('prompt=login and prompt=select_account show the sign-in page in spite of a session', async () => {
  const cookie = await sessionCookieFor(app, 'originator');
  for (const prompt of ['login', 'select_account']) {
    const response = await authorize(app, { prompt }, { cookie });
    assert.equal(response.statusCode, 200, prompt);
  }
});

test('a login hint for another user shows the sign-in page in spite of a session', async () => {
  const cookie = await sessionCookieFor(app, 'originator');
  const other = await authorize(app, { login_hint: 'somebody.else@example.com' }, { cookie });
  assert.equal(other.statusCode, 200);
  const silent = await authorize(
    app,
    { prompt: 'none', login_hint: 'somebody.else@example.com' },
    { cookie },
  );
  assert.equal(redirectParameters(silent.headers.location).get('error'), 'login_required');
  const email = personaNamed('originator')?.email.toUpperCase() ?? '';
  const own = await authorize(app, { prompt: 'none', login_hint: email }, { cookie });
  assert.ok(redirectParameters(own.headers.location).get('code'), 'the hint in capitals');
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

test('other invalid parameters redirect to the client with an error code', async () => {
  const response = await authorize(app, { code_challenge_method: 'plain' });
  assert.equal(response.statusCode, 302);
  assert.equal(redirectParameters(response.headers.location).get('error'), 'invalid_request');
  assert.match(
    redirectParameters(response.headers.location).get('error_description') ?? '',
    /code_challenge_method/,
  );
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

test('an invalid session cookie is ignored', async () => {
  for (const value of ['', 'x', 'a.b.c', '%00']) {
    const cookie = `${sessionCookieName('localhost:80')}=${value}`;
    assert.equal((await authorize(app, {}, { cookie })).statusCode, 200);
  }
});

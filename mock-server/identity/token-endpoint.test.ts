import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt } from 'jose';
import { personas } from '../los/seeds/personas.ts';
import { providerPaths, tenant } from '../../contracts/api/provider-paths.ts';
import { accessScope, clientId, issuerOf } from './provider.ts';
import { newWorld } from '../test/world-cookie.ts';
import { commonServer } from '../test/common-server.ts';
import { codeFor, postToken, redeem, sessionCookieFor, signIn } from '../test/sign-in.ts';

const { app } = await commonServer();

interface TokenResponse {
  readonly scope: string;
  readonly expires_in: number;
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly client_info: string;
}

const originator = personas.find(({ id }) => id === 'originator');

async function freshCode(): Promise<string> {
  return codeFor(app, { cookie: await sessionCookieFor(app, 'originator') });
}

test('[S-1-16] a code is exchanged for tokens with user, issuer and nonce', async () => {
  const response = await redeem(app, { code: await freshCode() });
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['cache-control'], 'no-store');
  assert.equal(response.headers['access-control-allow-origin'], undefined);
  const tokens = response.json<TokenResponse>();
  assert.equal(tokens.expires_in, 3_600);
  assert.ok(tokens.scope.split(' ').includes(accessScope));

  const { iss, aud, nonce, tid, oid, preferred_username, name } = decodeJwt(tokens.id_token);
  assert.deepEqual(
    { iss, aud, nonce, tid, oid, preferred_username, name },
    {
      iss: issuerOf('http://localhost:80'),
      aud: clientId,
      nonce: 'nonce-of-the-client',
      tid: tenant,
      oid: originator?.objectId,
      preferred_username: originator?.email,
      name: originator?.name,
    },
  );
  const access = decodeJwt(tokens.access_token);
  assert.deepEqual([access['tid'], access['oid'], access['scp']], [tenant, originator?.objectId, 'access']);
  assert.deepEqual(JSON.parse(Buffer.from(tokens.client_info, 'base64url').toString()), {
    uid: originator?.objectId,
    utid: tenant,
  });
});

const refused = async (
  response: { statusCode: number; json<T>(): T },
  error: string,
  description: RegExp,
): Promise<void> => {
  assert.equal(response.statusCode, 400);
  const body = response.json<{ error: string; error_description: string }>();
  assert.equal(body.error, error);
  assert.match(body.error_description, description);
  assert.equal('access_token' in body, false);
};

test('a wrong verifier is rejected, and the code can still be exchanged with the right one', async () => {
  const code = await freshCode();
  const wrong = await redeem(app, { code, code_verifier: 'some-other-verifier-of-sufficient-length-here' });
  await refused(wrong, 'invalid_grant', /code_verifier/);
  assert.equal((await redeem(app, { code })).statusCode, 200);
});

test('a code works once', async () => {
  const code = await freshCode();
  const responses = await Promise.all([redeem(app, { code }), redeem(app, { code })]);
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 400]);
  await refused(await redeem(app, { code }), 'invalid_grant', /used already/);
});

test('a code expires after a minute', async () => {
  const { iat = 0, exp = 0, iss: _iss, aud: _aud, ...claims } = decodeJwt(await freshCode());
  assert.equal(exp - iat, 60);
  const old = await app.tokenAuthority.sign(
    'code',
    claims,
    'http://localhost:80',
    new Date((iat - 1) * 1_000),
  );
  await refused(await redeem(app, { code: old }), 'invalid_grant', /expired/);
});

test('a code is bound to its return address', async () => {
  const code = await freshCode();
  const moved = await redeem(app, { code, redirect_uri: 'http://localhost:80/callback?redirect=/x' });
  await refused(moved, 'invalid_grant', /redirect_uri/);
});

test('a code is bound to its host', async () => {
  const code = await freshCode();
  await refused(await redeem(app, { code }, { host: 'localhost:4000' }), 'invalid_grant', /another origin/);
});

test('code and refresh token are bound to their world', async () => {
  const { cookie } = await newWorld(app);
  await refused(await redeem(app, { code: await freshCode() }, { cookie }), 'invalid_grant', /world/);
  const { refreshToken } = await signIn(app, 'originator');
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken };
  await refused(await postToken(app, fields, { cookie }), 'invalid_grant', /world/);
});

test('[S-9-26] a refresh token renews the access token, but does not extend the sign-in', async () => {
  const { refreshToken } = await signIn(app, 'originator');
  const { exp = 0, iat: _iat, iss: _iss, aud: _aud, ...claims } = decodeJwt(refreshToken);
  // An hour earlier than a new sign-in would end.
  const endsAt = exp - 3_600;
  const refresh_token = await app.tokenAuthority.sign(
    'refresh',
    claims,
    'http://localhost:80',
    new Date(endsAt * 1_000),
  );
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token };
  const response = await postToken(app, { ...fields, scope: `openid ${accessScope}` });
  assert.equal(response.statusCode, 200);
  const tokens = response.json<TokenResponse>();
  assert.equal(tokens.scope, `openid ${accessScope}`);
  assert.equal(decodeJwt(tokens.access_token)['oid'], originator?.objectId);
  assert.equal(decodeJwt(tokens.refresh_token).exp, endsAt);
});

test('a renewal for fewer scopes keeps those of the sign-in for the next renewal', async () => {
  const { refreshToken } = await signIn(app, 'originator');
  const renew = async (refresh_token: string, more = {}) => {
    const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token, ...more };
    return (await postToken(app, fields)).json<TokenResponse>();
  };
  const narrow = await renew(refreshToken, { scope: 'openid' });
  assert.deepEqual([narrow.scope, decodeJwt(narrow.access_token)['scp']], ['openid', '']);
  const whole = await renew(narrow.refresh_token);
  assert.deepEqual(whole.scope, (await renew(refreshToken)).scope);
  assert.equal(decodeJwt(whole.access_token)['scp'], 'access');
});

test('a renewal for a scope that the sign-in did not grant is refused', async () => {
  const { refreshToken } = await signIn(app, 'originator');
  const { iat: _iat, iss: _iss, aud: _aud, exp: _exp, ...claims } = decodeJwt(refreshToken);
  const refresh_token = await app.tokenAuthority.sign(
    'refresh',
    { ...claims, scope: 'openid' },
    'http://localhost:80',
  );
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token };
  await refused(
    await postToken(app, { ...fields, scope: `openid ${accessScope}` }),
    'invalid_scope',
    /api:\/\/threshold\/access was not granted/,
  );
});

test('a token of another kind is not accepted as code or refresh token', async () => {
  const { accessToken, idToken, refreshToken } = await signIn(app, 'originator');
  for (const code of [accessToken, idToken, refreshToken]) {
    await refused(await redeem(app, { code }), 'invalid_grant', /another purpose/);
  }
  for (const refresh_token of [accessToken, idToken, await freshCode()]) {
    const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token };
    await refused(await postToken(app, fields), 'invalid_grant', /another purpose/);
  }
});

test('an invalid request gets the error code and the name of the parameter', async () => {
  await refused(await postToken(app, {}), 'invalid_request', /client_id/);
  await refused(await redeem(app, { client_id: 'another' }), 'invalid_client', /client_id/);
  await refused(await redeem(app, { grant_type: 'password' }), 'unsupported_grant_type', /grant_type/);
  await refused(await redeem(app, {}), 'invalid_request', /code/);
  await refused(await redeem(app, { code: 'nonsense' }), 'invalid_grant', /token is malformed/);
  const { refreshToken } = await signIn(app, 'originator');
  const fields = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken };
  await refused(await postToken(app, { ...fields, scope: 'all' }), 'invalid_scope', /all/);
  const secret = await postToken(app, fields, { authorization: 'Basic eDp5' });
  assert.deepEqual(
    [secret.statusCode, secret.headers['www-authenticate']?.slice(0, 5), secret.headers['cache-control']],
    [401, 'Basic', 'no-store'],
  );
});

test('the discovery document names this host, and the keys verify what it signs', async () => {
  const headers = { host: 'localhost:4000' };
  const metadata = (await app.inject({ url: providerPaths.discovery, headers })).json<
    Record<string, string>
  >();
  assert.equal(metadata['issuer'], issuerOf('http://localhost:4000'));
  for (const name of ['authorization_endpoint', 'token_endpoint', 'end_session_endpoint', 'jwks_uri']) {
    assert.match(metadata[name] ?? '', /^http:\/\/localhost:4000\/idp\/[\w-]{36}\/oauth2\/v2\.0\/\w+$/);
  }
  const keys = (await app.inject(new URL(metadata['jwks_uri'] ?? '').pathname)).json<unknown>();
  assert.deepEqual(keys, JSON.parse(JSON.stringify(app.tokenAuthority.keySet)));
});

test('the address of another directory gets 404', async () => {
  const url = providerPaths.authorize.replace(tenant, '00000000-0000-0000-0000-000000000000');
  assert.equal((await app.inject(url)).statusCode, 404);
});

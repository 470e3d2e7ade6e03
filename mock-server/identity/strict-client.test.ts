import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeProtectedHeader } from 'jose';
import * as oauth from 'oauth4webapi';
import { testApp } from '../test/server.ts';
import { openTlsProxy, type TlsProxy } from '../test/tls-proxy.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { accessScope, apiResource, clientId, issuerOf } from './provider.ts';

const client: oauth.Client = { client_id: clientId };

type Send = TlsProxy['send'];

for (const nonce of [undefined, oauth.generateRandomNonce()]) {
  const withNonce = nonce === undefined ? 'without nonce' : 'with nonce';
  for (const { origin, proxy } of [
    { origin: 'http://localhost:4470', proxy: {} },
    { origin: 'https://demo.example.com', proxy: { 'x-forwarded-proto': 'https' } },
    { origin: 'https://demo.example.com:8443', proxy: { 'x-forwarded-proto': 'HTTPS' } },
  ]) {
    test(`a strict client signs in, renews and signs out at ${origin}, ${withNonce}`, async (context) => {
      const app = await testApp(context, { trustProxy: 'loopback' });
      const { host } = new URL(origin);
      /** Sends a request with the headers of a proxy that ends TLS. */
      const send: Send = async (address, { method = 'GET', headers = {}, body } = {}) => {
        const { pathname, search } = new URL(address);
        const response = await app.inject({
          method: method as 'GET',
          url: pathname + search,
          headers: { ...headers, host, ...proxy },
          ...(body === undefined || body === null ? {} : { payload: String(body) }),
        });
        return new Response(response.statusCode === 204 ? null : response.body, {
          status: response.statusCode,
          headers: response.headers as Record<string, string>,
        });
      };
      await signInRenewSignOut(origin, send, nonce);
    });
  }

  test(`a strict client signs in, renews and signs out over a TLS connection, ${withNonce}`, async (context) => {
    const app = await testApp(context, { trustProxy: 'loopback' });
    const { origin, send } = await openTlsProxy(context, await app.listen({ host: '127.0.0.1', port: 0 }));
    await signInRenewSignOut(origin, send, nonce);
  });
}

/** Signs in by discovery and code with PKCE, renews the tokens, and signs out, by GET and by POST. */
async function signInRenewSignOut(origin: string, send: Send, nonce: string | undefined): Promise<void> {
  const session = await send(origin + providerPaths.session, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'originator' }),
  });
  const [cookie = assert.fail('no session')] = String(session.headers.get('set-cookie')).split(';');
  const options = {
    [oauth.customFetch]: send,
    [oauth.allowInsecureRequests]: origin.startsWith('http:'),
  };
  const issuer = new URL(issuerOf(origin));
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  for (const [name, value] of Object.entries(server)) {
    if (/(?:endpoint|_uri|issuer)$/.test(name)) assert.equal(new URL(String(value)).origin, origin, name);
  }

  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const redirectUri = `${origin}/callback`;
  const wanted = new URL(String(server.authorization_endpoint));
  wanted.search = String(
    new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: `openid offline_access ${accessScope}`,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(nonce === undefined ? {} : { nonce }),
    }),
  );
  const back = await send(wanted.href, { headers: { cookie } });
  const parameters = oauth.validateAuthResponse(
    server,
    client,
    new URL(String(back.headers.get('location'))),
    state,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      options,
    ),
    { expectedNonce: nonce ?? oauth.expectNoNonce, requireIdToken: true },
  );
  const renewed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(server, client, oauth.None(), String(tokens.refresh_token), options),
  );
  for (const { access_token: token } of [tokens, renewed]) {
    const request = new Request(`${origin}/api/navigation/user`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const claims = await oauth.validateJwtAccessToken(server, request, apiResource, options);
    assert.equal(claims.client_id, clientId);
    assert.ok(claims.jti);
    assert.equal(decodeProtectedHeader(token).typ, 'at+jwt');
  }
  const end = String(server['end_session_endpoint']);
  const fields = String(
    new URLSearchParams({ post_logout_redirect_uri: `${origin}/signed-out`, state, client_id: clientId }),
  );
  const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  for (const [status, signedOut] of [
    [302, await send(`${end}?${fields}`, { headers: { cookie } })],
    [303, await send(end, { method: 'POST', headers: form, body: fields })],
  ] as const) {
    assert.equal(signedOut.status, status);
    assert.equal(signedOut.headers.get('location'), `${origin}/signed-out?state=${state}`);
  }
}

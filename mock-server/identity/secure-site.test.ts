import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import { testApp } from '../test/server.ts';
import { redirectParameters, authorizeAddress } from '../test/sign-in.ts';

const host = 'demo.example.com';
const secure = { host, 'x-forwarded-proto': 'HTTPS' };
const site = `https://${host}`;
const withRedirect = (redirect_uri: string) => authorizeAddress({ host }, { redirect_uri });

test('behind a proxy that terminates https, all addresses of a sign-in have https', async (context) => {
  const app = await testApp(context, { trustProxy: 'loopback' });
  const { signIn } = (await app.inject({ url: '/api/configuration', headers: secure })).json<Configuration>();
  const metadata = JSON.parse(signIn.authorityMetadata) as Record<string, string>;
  for (const name of [
    'issuer',
    'authorization_endpoint',
    'token_endpoint',
    'jwks_uri',
    'end_session_endpoint',
  ]) {
    assert.ok(metadata[name]?.startsWith(`${site}/idp/`), `${name}: ${metadata[name]}`);
  }
  const chosen = await app.inject({
    method: 'POST',
    url: withRedirect(`${site}/callback`),
    headers: { ...secure, origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'persona=closing',
  });
  assert.equal(chosen.statusCode, 303, chosen.body);
  assert.ok(chosen.headers.location?.startsWith(`${site}/callback#`), chosen.headers.location);
  assert.ok(redirectParameters(chosen.headers.location).get('code'));
});

test('a sign-in by https may not return to http, nor one by http to https', async (context) => {
  const app = await testApp(context, { trustProxy: 'loopback' });
  const down = await app.inject({ url: withRedirect(`http://${host}/callback`), headers: secure });
  assert.equal(down.statusCode, 400);
  const up = await app.inject({ url: withRedirect(`${site}/callback`), headers: { host } });
  assert.equal(up.statusCode, 400);
});

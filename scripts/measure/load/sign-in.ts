import { createHash } from 'node:crypto';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { providerPaths } from '../../../contracts/api/provider-paths.ts';
import { accessScope, clientId, redirectPaths } from '../../../mock-server/identity/provider.ts';
import { host } from './client.ts';
import type { Setup } from './setup.ts';

/** Cookie and tokens of a signed-in user. */
export interface SignedIn {
  readonly cookie: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const verifier = 'the-verifier-of-a-load-that-is-long-enough-for-its-rules';
const scope = `openid profile offline_access ${accessScope}`;
const redirect = `http://${host}${redirectPaths.callback}`;

/** Signs in as a browser does: session, authorization code with PKCE, tokens. @throws {RequestFailed} */
export async function signIn(setup: Setup, worldId: string, persona: PersonaId): Promise<SignedIn> {
  const world = { [worldHeader]: worldId };
  const session = await setup.send('sign-in: session', 204, {
    method: 'POST',
    path: providerPaths.session,
    headers: { ...world, 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  });
  const cookie = (session.headers['set-cookie'] ?? []).map((text) => text.split(';', 1)[0]).join('; ');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: redirect,
    scope,
    state: 'state',
    nonce: 'nonce',
    prompt: 'none',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const authorized = await setup.send('sign-in: code', 302, {
    method: 'GET',
    path: `${providerPaths.authorize}?${query}`,
    headers: { ...world, cookie },
  });
  const code = new URL(authorized.headers.location ?? '', redirect).searchParams.get('code') ?? '';
  const tokens = await redeem(setup, worldId, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  });
  return { cookie, ...tokens };
}

/** Renews the tokens, which expire after an hour. @throws {RequestFailed} */
export async function renew(setup: Setup, worldId: string, signedIn: SignedIn): Promise<SignedIn> {
  const { refreshToken } = signedIn;
  const tokens = await redeem(setup, worldId, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    scope,
  });
  return { ...signedIn, ...tokens };
}

async function redeem(setup: Setup, worldId: string, fields: Readonly<Record<string, string>>) {
  const response = await setup.send('sign-in: token', 200, {
    method: 'POST',
    path: providerPaths.token,
    headers: { [worldHeader]: worldId, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: clientId, ...fields }).toString(),
  });
  const { access_token, refresh_token } = JSON.parse(response.body) as {
    access_token: string;
    refresh_token: string;
  };
  return { accessToken: access_token, refreshToken: refresh_token };
}

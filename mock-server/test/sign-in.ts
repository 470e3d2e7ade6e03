import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { accessScope, clientId, redirectPaths } from '../identity/provider.ts';

type Headers = Readonly<Record<string, string>>;

/** The tokens and cookies of a sign-in. */
export interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** Cookie header with the session and the cookies that the test passed in. */
  readonly cookie: string;
}

/**
 * Signs in a persona as a browser does, with session, code with PKCE and tokens, and returns the access token.
 *
 * @param headers sent with every request, such as the world or the host
 */
export async function accessTokenFor(
  app: FastifyInstance,
  persona: PersonaId,
  headers: Headers = {},
): Promise<string> {
  return (await signIn(app, persona, headers)).accessToken;
}

/** Signs in as {@link accessTokenFor} does, and returns all tokens and cookies. */
export async function signIn(
  app: FastifyInstance,
  persona: PersonaId,
  headers: Headers = {},
): Promise<SignedIn> {
  const cookie = await sessionCookieFor(app, persona, headers);
  const code = await codeFor(app, { ...headers, cookie });
  const response = await redeem(app, { code }, headers);
  assert.equal(response.statusCode, 200, response.body);
  const tokens = response.json<{ access_token: string; refresh_token: string; id_token: string }>();
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    cookie,
  };
}

/** Signs in a persona by POST session and returns the cookie header. */
export async function sessionCookieFor(
  app: FastifyInstance,
  persona: PersonaId,
  headers: Headers = {},
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: providerPaths.session,
    headers: { ...headers, host: hostOf(headers) },
    payload: { persona },
  });
  assert.equal(response.statusCode, 204, response.body);
  const [cookie] = response.cookies;
  assert.ok(cookie);
  return [headers['cookie'], `${cookie.name}=${cookie.value}`].filter(Boolean).join('; ');
}

/** Sends a valid authorization request with some parameters replaced by `fields`; undefined leaves one out. */
export function authorize(
  app: FastifyInstance,
  fields: Readonly<Record<string, string | undefined>> = {},
  headers: Headers = {},
) {
  return app.inject({
    url: authorizeAddress(headers, fields),
    headers: { ...headers, host: hostOf(headers) },
  });
}

/** Returns the address of a valid authorization request in which `fields` replace some parameters. */
export function authorizeAddress(
  headers: Headers,
  fields: Readonly<Record<string, string | undefined>> = {},
): string {
  const request: Record<string, string | undefined> = {
    client_id: clientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: callbackOf(headers),
    scope: `openid profile offline_access ${accessScope}`,
    state: 'state-of-the-client',
    nonce: 'nonce-of-the-client',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...fields,
  };
  const given = Object.entries(request).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${providerPaths.authorize}?${new URLSearchParams(given)}`;
}

/** Requests a code for the user of the session cookie in the headers. */
export async function codeFor(
  app: FastifyInstance,
  headers: Headers,
  fields: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const response = await authorize(app, { prompt: 'none', ...fields }, headers);
  assert.equal(response.statusCode, 302, response.body);
  const code = redirectParameters(response.headers.location).get('code');
  assert.ok(code, response.headers.location);
  return code;
}

/** Exchanges a code for tokens. `fields` add parameters to the request, such as the code, or replace them. */
export function redeem(
  app: FastifyInstance,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
) {
  return postToken(
    app,
    {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: callbackOf(headers),
      code_verifier: verifier,
      ...fields,
    },
    headers,
  );
}

/** Posts a form to the token endpoint. */
export function postToken(
  app: FastifyInstance,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
) {
  return app.inject({
    method: 'POST',
    url: providerPaths.token,
    headers: {
      ...headers,
      host: hostOf(headers),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Returns the parameters of a redirect, from its fragment or its query. */
export const redirectParameters = (location: string | undefined): URLSearchParams => {
  const url = new URL(location ?? '', 'http://nowhere.invalid');
  return url.hash === '' ? url.searchParams : new URLSearchParams(url.hash.slice(1));
};

const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';

const hostOf = (headers: Headers): string => headers['host'] ?? 'localhost:80';

const callbackOf = (headers: Headers): string => `http://${hostOf(headers)}` + redirectPaths.callback;

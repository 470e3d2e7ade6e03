import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { type Parameters, readScopes, OAuthError } from './authorization-request.ts';
import { claimsOf, clientInfoOf } from './persona-token.ts';
import { personaOf } from '../los/seeds/personas.ts';
import { originOf } from '../platform/http/origin.ts';
import { apiResource, clientId, lifetimes } from './provider.ts';
import type { TokenKind } from './tokens.ts';

/** POST token: exchanges a code or a refresh token for tokens. */
export async function tokenEndpoint(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  try {
    return await reply.send(await tokenResponse(request));
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const { authorization } = request.headers;
    // A client that authenticates by a header gets 401 (RFC 6749, 5.2).
    const isRefused = error.code === 'invalid_client' && authorization !== undefined;
    if (isRefused) void reply.header('www-authenticate', 'Basic realm="Threshold"');
    return reply.code(isRefused ? 401 : 400).send({
      error: error.code,
      error_description: error.message,
      timestamp: request.world.now().toISOString(),
      correlation_id: request.id,
    });
  }
}

/** The user and scopes that a code or refresh token grants. */
interface Grant {
  readonly objectId: string;
  /** The scopes of the sign-in, which later renewals may request. */
  readonly granted: readonly string[];
  /** The scopes of the access token: all or some of the granted ones. */
  readonly scopes: readonly string[];
  readonly nonce: string | undefined;
  /** Time at which the sign-in ends; a renewal does not extend it. Undefined for a code, which starts a sign-in. */
  readonly endsAt: Date | undefined;
}

async function tokenResponse(request: FastifyRequest) {
  const body = (request.body ?? {}) as Parameters;
  if (request.headers.authorization !== undefined || body['client_secret'] !== undefined) {
    throw new OAuthError(
      'invalid_client',
      'The client is public: it has no secret, and sends its client_id only',
    );
  }
  if (required(body, 'client_id') !== clientId)
    throw new OAuthError('invalid_client', 'client_id is unknown');
  switch (required(body, 'grant_type')) {
    case 'authorization_code':
      return tokensFor(request, await redeemCode(request, body));
    case 'refresh_token':
      return tokensFor(request, await renew(request, body));
    default:
      throw new OAuthError(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token: no other grant is emulated',
      );
  }
}

async function redeemCode(request: FastifyRequest, body: Parameters): Promise<Grant> {
  const claims = await readOwn(request, 'code', required(body, 'code'));
  if (claims['redirect_uri'] !== required(body, 'redirect_uri')) {
    throw new OAuthError('invalid_grant', 'redirect_uri is not the one that the code was issued for');
  }
  const verifier = required(body, 'code_verifier');
  if (createHash('sha256').update(verifier).digest('base64url') !== claims['challenge']) {
    throw new OAuthError('invalid_grant', 'code_verifier does not match the code_challenge');
  }
  const expiresAt = new Date((claims.exp ?? 0) * 1_000);
  const now = new Date(request.server.tokenAuthority.now());
  if (!(await request.world.store.sessions.spendCode(String(claims.jti), { expiresAt, now }))) {
    throw new OAuthError('invalid_grant', 'The code has been used already');
  }
  const granted = readScopes(String(claims['scope']));
  return {
    objectId: String(claims['oid']),
    granted,
    scopes: granted,
    nonce: typeof claims['nonce'] === 'string' ? claims['nonce'] : undefined,
    endsAt: undefined,
  };
}

async function renew(request: FastifyRequest, body: Parameters): Promise<Grant> {
  const claims = await readOwn(request, 'refresh', required(body, 'refresh_token'));
  const granted = readScopes(String(claims['scope']));
  const scopes = typeof body['scope'] === 'string' ? readScopes(body['scope']) : granted;
  const surplus = scopes.find((scope) => !granted.includes(scope));
  if (surplus !== undefined)
    throw new OAuthError('invalid_scope', `scope ${surplus} was not granted at the sign-in`);
  return {
    objectId: String(claims['oid']),
    granted,
    scopes,
    nonce: undefined,
    endsAt: new Date((claims.exp ?? 0) * 1_000),
  };
}

async function tokensFor(request: FastifyRequest, grant: Grant) {
  const persona = personaOf(grant.objectId);
  if (!persona) throw new OAuthError('invalid_grant', 'The user does not exist any more');
  const { world } = request;
  const origin = originOf(request);
  const { sign } = request.server.tokenAuthority;
  const claims = claimsOf(persona);
  return {
    token_type: 'Bearer',
    scope: grant.scopes.join(' '),
    expires_in: lifetimes.access,
    ext_expires_in: lifetimes.access,
    access_token: await sign(
      'access',
      { ...claims, world: world.id, azp: clientId, scp: shortScopes(grant.scopes) },
      origin,
    ),
    refresh_token: await sign(
      'refresh',
      // A renewal for fewer scopes does not limit the next one (RFC 6749, 6).
      { oid: persona.objectId, world: world.id, scope: grant.granted.join(' ') },
      origin,
      grant.endsAt,
    ),
    // The world is the session of the user: tabs in two worlds have nothing in common.
    id_token: await sign(
      'id',
      { ...claims, sid: world.id, ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }) },
      origin,
    ),
    client_info: clientInfoOf(persona.objectId),
  };
}

/** Checks a token and returns its claims. @throws {OAuthError} if the token was issued in another world */
async function readOwn(request: FastifyRequest, kind: TokenKind, token: string): Promise<JWTPayload> {
  const claims = await request.server.tokenAuthority.read(kind, token, originOf(request));
  if (claims['world'] !== request.world.id) {
    throw new OAuthError('invalid_grant', `The ${kind} was issued in another world`);
  }
  return claims;
}

/** Returns the scopes of the API without their prefix, for the claim `scp`. */
const shortScopes = (scopes: readonly string[]): string =>
  scopes
    .filter((scope) => scope.startsWith(`${apiResource}/`))
    .map((scope) => scope.slice(apiResource.length + 1))
    .join(' ');

function required(body: Parameters, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') {
    throw new OAuthError('invalid_request', `${name} must be given once`);
  }
  return value;
}

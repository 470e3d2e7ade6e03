import { randomUUID } from 'node:crypto';
import {
  errors,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import type { Secrets } from '../store/repositories/secrets.ts';
import { OAuthError } from './authorization-request.ts';
import { accessScope, apiResource, clientId, issuerOf, lifetimes } from './provider.ts';

/** Purpose of a token. The token's header contains the purpose, so that no token is accepted for another purpose. */
export type TokenKind = 'access' | 'id' | 'code' | 'refresh' | 'session';

export type RejectionReason = keyof typeof explanations;

/** Error for a token that is not valid; `reason` is the failed check. */
export class TokenRejected extends OAuthError {
  override readonly name = 'TokenRejected';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super('invalid_grant', explanations[reason]);
    this.reason = reason;
  }
}

export interface VerifiedAccess {
  readonly objectId: string;
  /** Id of the world in which the user signed in. */
  readonly worldId: string;
  readonly scopes: string[];
  readonly expiresAt: Date;
}

export type TokenAuthority = Awaited<ReturnType<typeof createTokenAuthority>>;

/**
 * Returns the authority that signs and checks all tokens with the key of the store.
 *
 * @param now clock of all tokens: that of the machine, as in the sign-in library of the browser, so that a changed
 * clock of a world signs no user out
 */
export async function createTokenAuthority(secrets: Secrets, now: () => number) {
  const { id, privateKey, publicKey, keySet } = await signingKey(secrets);
  return { now, keySet, sign, read, verifyAccessToken };

  /** Signs a token for an origin, such as http://localhost:4300. An access token has the claims of RFC 9068. It expires after the lifetime of its kind, or at `expiresAt`. */
  function sign(kind: TokenKind, claims: JWTPayload, origin: string, expiresAt?: Date): Promise<string> {
    return new SignJWT(kind === 'access' ? { jti: randomUUID(), client_id: clientId, ...claims } : claims)
      .setProtectedHeader({ alg: signingAlgorithm, typ: headerTypes[kind], kid: id })
      .setIssuer(issuerOf(origin))
      .setAudience(audienceOf(kind, origin))
      .setIssuedAt(new Date(now()))
      .setExpirationTime(expiresAt ?? new Date(now() + lifetimeOf[kind] * 1_000))
      .sign(privateKey);
  }

  /** Checks a token of a kind and returns its claims. @throws {TokenRejected} */
  async function read(kind: TokenKind, token: string, origin: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: [signingAlgorithm],
        typ: headerTypes[kind],
        issuer: issuerOf(origin),
        audience: audienceOf(kind, origin),
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      throw new TokenRejected(reasonOf(error));
    }
  }

  /** Checks signature, kind, issuer, audience, expiry and scope of an access token. @throws {TokenRejected} */
  async function verifyAccessToken(token: string, origin: string): Promise<VerifiedAccess> {
    const { oid, world, scp, exp } = await read('access', token, origin);
    if (
      typeof oid !== 'string' ||
      typeof world !== 'string' ||
      typeof scp !== 'string' ||
      exp === undefined
    ) {
      throw new TokenRejected('malformed');
    }
    const scopes = scp.split(' ').map((name) => `${apiResource}/${name}`);
    if (!scopes.includes(accessScope)) throw new TokenRejected('scope');
    return { objectId: oid, worldId: world, scopes, expiresAt: new Date(exp * 1_000) };
  }
}

const headerTypes: Readonly<Record<TokenKind, string>> = {
  access: 'at+jwt',
  id: 'JWT',
  code: 'code+jwt',
  refresh: 'refresh+jwt',
  session: 'session+jwt',
};

const lifetimeOf: Readonly<Record<TokenKind, number>> = { ...lifetimes, id: lifetimes.access };

const explanations = {
  malformed: 'The token is malformed',
  signature: 'The signature is not from this provider',
  kind: 'The token has another purpose',
  issuer: 'The token was issued for another origin',
  audience: 'The token was issued for another service',
  expired: 'The token has expired',
  scope: `The token lacks the scope ${accessScope}`,
} as const;

const reasonOfClaim: Readonly<Record<string, RejectionReason>> = {
  typ: 'kind',
  iss: 'issuer',
  aud: 'audience',
};

export const signingAlgorithm = 'ES256';

interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The public key, as the keys endpoint sends it. */
  readonly keySet: JSONWebKeySet;
}

/**
 * Returns the signing key of the store and creates it on first use. Tokens stay valid across restarts and on all
 * replicas, because all servers of a store share the key.
 */
export async function signingKey(secrets: Secrets): Promise<SigningKey> {
  const kept = await secrets.read(secretName);
  if (kept) return fromPrivateJwk(JSON.parse(kept) as JWK);
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  // Another replica may have created a key at the same time: the stored one is used.
  return fromPrivateJwk(JSON.parse(await secrets.readOrCreate(secretName, JSON.stringify(jwk))) as JWK);
}

const secretName = 'identity-signing-key';

/** Returns the audience: the API for access tokens, the SPA for id tokens, else the provider itself. */
function audienceOf(kind: TokenKind, origin: string): string {
  if (kind === 'access') return apiResource;
  return kind === 'id' ? clientId : issuerOf(origin);
}

function reasonOf(error: unknown): RejectionReason {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return reasonOfClaim[error.claim] ?? 'malformed';
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed) {
    return 'signature';
  }
  if (error instanceof errors.JOSEError) return 'malformed';
  throw error;
}

async function fromPrivateJwk(jwk: JWK): Promise<SigningKey> {
  const { d: _private, ...publicHalf } = jwk;
  const id = await calculateJwkThumbprint(publicHalf);
  return {
    id,
    privateKey: await imported(jwk),
    publicKey: await imported(publicHalf),
    keySet: { keys: [{ ...publicHalf, kid: id, alg: signingAlgorithm, use: 'sig' }] },
  };
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array)
    throw new TypeError('The signing key of the store is not an elliptic-curve key');
  return key;
}

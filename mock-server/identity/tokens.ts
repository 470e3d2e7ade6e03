import { errors, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { accessScope, apiResource, clientId, issuerOf, lifetimes } from './settings.ts';
import { type SecretStore, signingAlgorithm, signingKey } from './signing-key.ts';

/** What a token is for. It stands in the token's header, so that no kind passes for another. */
export type TokenKind = 'access' | 'id' | 'code' | 'refresh' | 'session';

/** Where and when a token is issued or presented: host with port, and the world's present. */
export interface TokenPlace {
  readonly host: string;
  readonly now: Date;
}

export type RejectionReason =
  | 'malformed'
  | 'signature'
  | 'kind'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'scope';

/** A token is not accepted, and why. */
export class TokenRejected extends Error {
  override readonly name = 'TokenRejected';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(explanations[reason]);
    this.reason = reason;
  }
}

export interface VerifiedAccess {
  readonly objectId: string;
  readonly scopes: string[];
  readonly expiresAt: Date;
}

export interface TokenAuthority {
  readonly keySet: JSONWebKeySet;
  /** Signs a token. It ends after the lifetime of its kind, or at `expiresAt`. */
  sign(kind: TokenKind, claims: JWTPayload, place: TokenPlace, expiresAt?: Date): Promise<string>;
  /** @throws {TokenRejected} */
  read(kind: TokenKind, token: string, place: TokenPlace): Promise<JWTPayload>;
  /** Signature, kind, issuer, audience, expiry and scope. @throws {TokenRejected} */
  verifyAccessToken(token: string, expected: TokenPlace): Promise<VerifiedAccess>;
}

/** Issues and checks every token of the provider with the one key that the store keeps. */
export async function createTokenAuthority(secrets: SecretStore): Promise<TokenAuthority> {
  const key = await signingKey(secrets);

  const sign: TokenAuthority['sign'] = (kind, claims, { host, now }, expiresAt) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: signingAlgorithm, typ: headerTypes[kind], kid: key.id })
      .setIssuer(issuerOf(host))
      .setAudience(audienceOf(kind, host))
      .setIssuedAt(now)
      .setExpirationTime(expiresAt ?? new Date(now.getTime() + lifetimeOf[kind] * 1_000))
      .sign(key.privateKey);

  const read: TokenAuthority['read'] = async (kind, token, { host, now }) => {
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: [signingAlgorithm],
        typ: headerTypes[kind],
        issuer: issuerOf(host),
        audience: audienceOf(kind, host),
        currentDate: now,
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      throw new TokenRejected(reasonOf(error));
    }
  };

  const verifyAccessToken: TokenAuthority['verifyAccessToken'] = async (token, expected) => {
    const { oid, scp, exp } = await read('access', token, expected);
    if (typeof oid !== 'string' || typeof scp !== 'string' || exp === undefined) {
      throw new TokenRejected('malformed');
    }
    const scopes = scp.split(' ').map((name) => `${apiResource}/${name}`);
    if (!scopes.includes(accessScope)) throw new TokenRejected('scope');
    return { objectId: oid, scopes, expiresAt: new Date(exp * 1_000) };
  };

  return { keySet: key.keySet, sign, read, verifyAccessToken };
}

const headerTypes: Readonly<Record<TokenKind, string>> = {
  access: 'at+jwt',
  id: 'JWT',
  code: 'code+jwt',
  refresh: 'refresh+jwt',
  session: 'session+jwt',
};

const lifetimeOf: Readonly<Record<TokenKind, number>> = { ...lifetimes, id: lifetimes.access };

const explanations: Readonly<Record<RejectionReason, string>> = {
  malformed: 'It is not a token of this provider',
  signature: 'Its signature is not from this provider',
  kind: 'It is a token for another purpose',
  issuer: 'It was issued for another host',
  audience: 'It is meant for another service',
  expired: 'It has expired',
  scope: `It lacks the scope ${accessScope}`,
};

/** Codes, refresh tokens and sessions are read by the provider alone. */
function audienceOf(kind: TokenKind, host: string): string {
  if (kind === 'access') return apiResource;
  return kind === 'id' ? clientId : issuerOf(host);
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

const reasonOfClaim: Readonly<Record<string, RejectionReason>> = {
  typ: 'kind',
  iss: 'issuer',
  aud: 'audience',
};

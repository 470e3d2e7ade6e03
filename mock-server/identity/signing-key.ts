import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import type { Secrets } from '../store/repositories/secrets.ts';

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

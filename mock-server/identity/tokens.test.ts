import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { accessScope, apiResource, issuerOf } from './provider.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import {
  createTokenAuthority,
  type RejectionReason,
  signingAlgorithm,
  signingKey,
  TokenRejected,
} from './tokens.ts';

const start = Date.parse('2026-03-02T15:00:00Z');
const here = 'http://localhost:4000';
const rejectedFor = (reason: RejectionReason) => (error: unknown) =>
  error instanceof TokenRejected && error.reason === reason;

const [store, otherStore] = [await openStore(':memory:'), await openStore(':memory:')];
const { secrets } = store;
after(async () => {
  await store.close();
  await otherStore.close();
});

const authority = await createTokenAuthority(secrets, () => start);
const person = { oid: 'a-person', world: 'a-world', scp: 'access' };

test('[S-7-29] an access token has the user, the scope and the expiry', async () => {
  const token = await authority.sign('access', person, here);
  assert.deepEqual(await authority.verifyAccessToken(token, here), {
    objectId: 'a-person',
    worldId: 'a-world',
    scopes: [accessScope],
    expiresAt: new Date('2026-03-02T16:00:00Z'),
  });
});

test('[S-9-26] an access token expires after an hour', async () => {
  let now = start;
  const { sign, verifyAccessToken } = await createTokenAuthority(secrets, () => now);
  const token = await sign('access', person, here);
  now = start + 3_599_000;
  await verifyAccessToken(token, here);
  now = start + 3_600_000;
  await assert.rejects(verifyAccessToken(token, here), rejectedFor('expired'));
});

for (const [kind, seconds] of [
  ['access', 3_600],
  ['id', 3_600],
  ['code', 60],
  ['refresh', 86_400],
  ['session', 86_400],
] as const) {
  test(`a token of the kind ${kind} is issued now, and expires after ${seconds} seconds or at the given time`, async () => {
    const claims = decodeJwt(await authority.sign(kind, person, here));
    assert.deepEqual([claims.iat, claims.exp], [start / 1_000, start / 1_000 + seconds]);
    const limited = await authority.sign(kind, person, here, new Date(start + 7_000));
    assert.equal(decodeJwt(limited).exp, start / 1_000 + 7);
  });
}

const { privateKey } = await signingKey(secrets);
const other = await createTokenAuthority(otherStore.secrets, () => start);
const expiry = new Date(start + 3_600_000);
const valid = () => authority.sign('access', person, here);
/** Signs a token of a kind without an expiry, with the key of this provider. */
const endless = (typ: string, audience: string) =>
  new SignJWT(person)
    .setProtectedHeader({ alg: signingAlgorithm, typ })
    .setIssuer(issuerOf(here))
    .setAudience(audience)
    .sign(privateKey);
const forged = async () => {
  const [header, , signature] = (await valid()).split('.');
  const claims = { ...person, oid: 'another', iss: issuerOf(here), aud: apiResource, exp: 9_999_999_999 };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
};
const unsigned = () =>
  new UnsecuredJWT(person)
    .setIssuer(issuerOf(here))
    .setAudience(apiResource)
    .setExpirationTime(expiry)
    .encode();

for (const [what, make, reason, host = here, kind = 'access'] of [
  ['of another port', valid, 'issuer', 'http://localhost:4001'],
  ['of another host name', valid, 'issuer', 'http://w-1.localhost:4000'],
  ['of the usual port', valid, 'issuer', 'http://localhost'],
  ['of another protocol', valid, 'issuer', 'https://localhost:4000'],
  ['without the scope', () => authority.sign('access', { ...person, scp: '' }, here), 'scope'],
  ['without a signature', unsigned, 'signature'],
  ['of a provider with another key', () => other.sign('access', person, here), 'signature'],
  ['with a changed payload', forged, 'signature'],
  ['without an expiry', () => endless('at+jwt', apiResource), 'malformed'],
  ['to renew, without an expiry', () => endless('refresh+jwt', issuerOf(here)), 'malformed', here, 'refresh'],
  ...['', 'abc', 'a.b.c', '..', 'null.null.null', '\u0000', 'x'.repeat(10_000)].map(
    (text) => [`that reads "${text.slice(0, 20)}"`, () => text, 'malformed'] as const,
  ),
] as const) {
  test(`${reason === 'scope' ? '[S-7-30] ' : ''}a token ${what} is refused: ${reason}`, async () => {
    const token = await make();
    const read =
      kind === 'access' ? authority.verifyAccessToken(token, host) : authority.read(kind, token, host);
    await assert.rejects(read, rejectedFor(reason));
  });
}

test('a token is accepted as its own kind only', async () => {
  const kinds = ['access', 'id', 'code', 'refresh', 'session'] as const;
  for (const issued of kinds) {
    const token = await authority.sign(issued, person, here);
    for (const wanted of kinds) {
      if (wanted !== issued) await assert.rejects(authority.read(wanted, token, here), rejectedFor('kind'));
    }
  }
});

test('a token is valid after a restart, since the store keeps the key', async () => {
  const before = await createTokenAuthority(secrets, () => start);
  const token = await before.sign('access', person, here);
  const later = await createTokenAuthority(secrets, () => start);
  assert.equal((await later.verifyAccessToken(token, here)).objectId, 'a-person');
  assert.deepEqual(later.keySet, before.keySet);
});

test('the published keys hold no private part', () => {
  for (const key of authority.keySet.keys) assert.equal('d' in key, false);
});

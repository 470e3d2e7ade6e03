import { authority, providerPaths } from '../../contracts/api/provider-paths.ts';
import type { SignInSettings } from '../../contracts/operations/configuration.ts';
import { originOf, type Site } from '../platform/http/origin.ts';

/** Client id of the SPA, the only client of the provider. */
export const clientId = 'b2c84e17-90ad-4f63-8e1b-5a7d3f926c41';

/** Audience of the access tokens. */
export const apiResource = 'api://threshold';

/** The scope that every protected operation requires. */
export const accessScope = `${apiResource}/access`;

/** The scopes that the client may request. */
export const knownScopes: readonly string[] = ['openid', 'profile', 'email', 'offline_access', accessScope];

/** Allowed return paths: the callback route, and the page that completes a silent renewal in a hidden frame. */
export const redirectPaths = { callback: '/callback', silent: '/redirect-bridge.html' } as const;

/** The page of the SPA after a logout. */
export const signedOutPath = '/signed-out';

/** The signed-out page for each kind of account: its text depends on the account (C-10). */
export const signedOutPaths = {
  provider: `${signedOutPath}?account=provider`,
  product: `${signedOutPath}?account=product`,
} as const;

/** Lifetimes in seconds on the machine's clock. The sign-in library renews access tokens 300 s before they expire. */
export const lifetimes = { code: 60, access: 3_600, session: 86_400, refresh: 86_400 } as const;

/**
 * Returns the issuer of tokens, below which the discovery document is (OpenID Connect Discovery, 4). It differs by
 * origin: a token is valid on one origin only.
 */
export const issuerOf = (origin: string): string => `${origin}${authority}/v2.0`;

/** Returns the OpenID Connect discovery document. */
export function providerMetadata(site: Site) {
  const origin = originOf(site);
  return {
    issuer: issuerOf(origin),
    authorization_endpoint: `${origin}${providerPaths.authorize}`,
    token_endpoint: `${origin}${providerPaths.token}`,
    jwks_uri: `${origin}${providerPaths.keys}`,
    end_session_endpoint: `${origin}${providerPaths.logout}`,
    response_types_supported: ['code'],
    response_modes_supported: ['fragment', 'query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    scopes_supported: knownScopes,
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'nonce',
      'sid',
      'oid',
      'tid',
      'preferred_username',
      'name',
    ],
  };
}

/**
 * Returns the SPA's settings for sign-in at this provider. The sign-in library requires an authority with https. It
 * does not contact the authority if the metadata is given, so plain http works on localhost.
 */
export function signInSettings(site: Site): SignInSettings {
  return {
    clientId,
    authority: `https://${site.host}${authority}`,
    knownAuthorities: [site.host],
    authorityMetadata: JSON.stringify(providerMetadata(site)),
    redirectUri: redirectPaths.callback,
    postLogoutRedirectUri: signedOutPath,
    silentRedirectUri: redirectPaths.silent,
  };
}

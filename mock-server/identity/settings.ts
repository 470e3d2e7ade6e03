import type { SignInSettings } from '../../contracts/operations/configuration.ts';
import { originOf, type Site } from '../http/site.ts';

/** The directory that every persona belongs to. */
export const tenant = '6f1d7a52-3c0e-4b7c-9a55-2d8e4c1f7b30';

/** The one client of the provider: the SPA. */
export const clientId = 'b2c84e17-90ad-4f63-8e1b-5a7d3f926c41';

/** Audience of the access tokens. */
export const apiResource = 'api://threshold';

/** The scope that every protected call needs. */
export const accessScope = `${apiResource}/access`;

/** Every scope the client may ask for. */
export const knownScopes: readonly string[] = ['openid', 'profile', 'email', 'offline_access', accessScope];

/** Where a sign-in may return to: the callback route, and the page that completes a renewal in a hidden frame. */
export const redirectPaths = { callback: '/callback', silent: '/redirect-bridge.html' } as const;

/** Where the browser goes after sign-out. */
export const signedOutPath = '/signed-out';

/** The same by the account that the user signed in with; the page says which it was (C-10). */
export const signedOutPaths = {
  provider: `${signedOutPath}?account=provider`,
  product: `${signedOutPath}?account=product`,
} as const;

const authority = `/idp/${tenant}`;

/** The provider's endpoints, from the site root. */
export const providerPaths = {
  authorize: `${authority}/oauth2/v2.0/authorize`,
  token: `${authority}/oauth2/v2.0/token`,
  keys: `${authority}/oauth2/v2.0/keys`,
  logout: `${authority}/oauth2/v2.0/logout`,
  discovery: `${authority}/v2.0/.well-known/openid-configuration`,
  session: `${authority}/session`,
  assets: '/idp/assets',
} as const;

/** Lifetimes in seconds, counted on the world's clock. An hour stays clear of the library's renewal offset of 300 s. */
export const lifetimes = { code: 60, access: 3_600, session: 86_400, refresh: 86_400 } as const;

/** A name more than an address: everything a host issues carries it, so that no other host accepts it. */
export const issuerOf = (host: string): string => `http://${host}${authority}/v2.0`;

/** The discovery document of the provider at this site. */
export function providerMetadata(site: Site) {
  const origin = originOf(site);
  return {
    issuer: issuerOf(site.host),
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
      'oid',
      'tid',
      'preferred_username',
      'name',
    ],
  };
}

/**
 * What the SPA needs to sign in here. The sign-in library insists on a secure authority but never contacts it
 * when the metadata is given, so plain http works on localhost.
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

/** Id of the directory that contains all personas. */
export const tenant = '6f1d7a52-3c0e-4b7c-9a55-2d8e4c1f7b30';

/** First part of the paths of the directory. */
export const authority = `/idp/${tenant}`;

/** Paths of the mock server's identity provider. */
export const providerPaths = {
  authorize: `${authority}/oauth2/v2.0/authorize`,
  token: `${authority}/oauth2/v2.0/token`,
  keys: `${authority}/oauth2/v2.0/keys`,
  logout: `${authority}/oauth2/v2.0/logout`,
  discovery: `${authority}/v2.0/.well-known/openid-configuration`,
  session: `${authority}/session`,
} as const;

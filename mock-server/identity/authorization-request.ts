import { isOnOrigin } from '../platform/http/origin.ts';
import { clientId, knownScopes, redirectPaths } from './provider.ts';

/** The checked address to which the provider redirects the browser. `responseMode`: where it puts the parameters. */
export interface ReturnAddress {
  /** The redirect_uri as the client sent it; the code is bound to this text. */
  readonly redirectUri: string;
  readonly url: URL;
  readonly responseMode: 'fragment' | 'query';
  readonly state: string | null;
}

/** A checked authorization request (RFC 6749, RFC 7636). */
export interface AuthorizationRequest {
  readonly scopes: readonly string[];
  /** Optional in the code flow (OpenID Connect Core, 3.1.2.1). */
  readonly nonce: string | null;
  /** The PKCE code challenge: base64url of the SHA-256 of the verifier. */
  readonly challenge: string;
  readonly prompt: 'none' | 'login' | null;
  readonly loginHint: string | null;
}

export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Checks client id and return address. Call this function first: all later errors are sent to the return address.
 *
 * @throws {OAuthError} if one of them is unknown: the user sees an error page, and the browser is not redirected
 */
export function readReturnAddress(parameters: Parameters, origin: string): ReturnAddress {
  if (parameters['client_id'] !== clientId) {
    throw new OAuthError('invalid_client', 'The client_id is not known to this sign-in service.');
  }
  const redirectUri = parameters['redirect_uri'];
  const url = typeof redirectUri === 'string' ? registeredUrl(redirectUri, origin) : null;
  if (url === null || typeof redirectUri !== 'string') {
    throw new OAuthError(
      'invalid_request',
      `The redirect_uri must be ${origin}${redirectPaths.callback} or ${origin}${redirectPaths.silent}.`,
    );
  }
  const state = parameters['state'];
  return {
    redirectUri,
    url,
    responseMode: parameters['response_mode'] === 'fragment' ? 'fragment' : 'query',
    state: typeof state === 'string' ? state : null,
  };
}

/** Parses an authorization request. @throws {OAuthError} with the name of the first invalid parameter */
export function readAuthorizationRequest(parameters: Parameters): AuthorizationRequest {
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string') throw invalid(`${name} must be given once`);
  }
  if (parameters['response_type'] !== 'code') {
    throw new OAuthError(
      'unsupported_response_type',
      'response_type must be code: no other flow is emulated',
    );
  }
  for (const [name, code] of Object.entries(notEmulated)) {
    if (parameters[name] !== undefined) throw new OAuthError(code, `${name} is not emulated`);
  }
  if (!responseModes.has(parameters['response_mode']))
    throw invalid('response_mode must be fragment or query: form_post is not emulated');
  if (parameters['code_challenge_method'] !== 'S256') throw invalid('code_challenge_method must be S256');
  const challenge = text(parameters, 'code_challenge');
  if (!/^[\w-]{43}$/.test(challenge)) throw invalid('code_challenge must be the base64url of a SHA-256');
  return {
    scopes: readScopes(text(parameters, 'scope')),
    nonce: typeof parameters['nonce'] === 'string' ? parameters['nonce'] : null,
    challenge,
    prompt: readPrompt(parameters['prompt']),
    loginHint: typeof parameters['login_hint'] === 'string' ? parameters['login_hint'] : null,
  };
}

/** Parses a list of scopes. @throws {OAuthError} for an empty list or an unknown scope */
export function readScopes(list: string): readonly string[] {
  const scopes = [...new Set(list.split(' ').filter((scope) => scope !== ''))];
  const unknown = scopes.find((scope) => !knownScopes.includes(scope));
  if (unknown !== undefined) throw new OAuthError('invalid_scope', `scope ${unknown} does not exist`);
  if (scopes.length === 0) throw new OAuthError('invalid_scope', 'scope must not be empty');
  return scopes;
}

/**
 * Parameters that change what a request asks for, and that this provider does not know (OpenID Connect Core, 3.1.2.6).
 * `claims`, which MSAL sends with each request, is ignored (5.5).
 */
const notEmulated: Readonly<Record<string, OAuthErrorCode>> = {
  request: 'request_not_supported',
  request_uri: 'request_uri_not_supported',
  registration: 'registration_not_supported',
  max_age: 'invalid_request',
};

const responseModes: ReadonlySet<unknown> = new Set([undefined, 'fragment', 'query']);

type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'login_required'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'registration_not_supported';

/** Error that a client gets in a redirect or from the token endpoint (RFC 6749, 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  override readonly name: string = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

const invalid = (description: string) => new OAuthError('invalid_request', description);

function text(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string' || value === '') throw invalid(`${name} is missing`);
  return value;
}

const knownPrompts: ReadonlySet<string> = new Set(['none', 'login', 'consent', 'select_account']);

/** Returns what the user is asked for (OpenID Connect Core, 3.1.2.1). There is no page for consent. */
function readPrompt(value: unknown): AuthorizationRequest['prompt'] {
  const prompts = typeof value === 'string' ? value.split(' ').filter((one) => one !== '') : [];
  if (!prompts.every((one) => knownPrompts.has(one)))
    throw invalid('prompt must be none, or some of login, consent and select_account');
  if (!prompts.includes('none'))
    return prompts.includes('login') || prompts.includes('select_account') ? 'login' : null;
  if (prompts.length === 1) return 'none';
  throw invalid('prompt none must stand alone');
}

/**
 * Returns a return address if it is registered, else null. The callback may have one parameter, `redirect`, with the
 * path after sign-in (L-2.1-32).
 */
function registeredUrl(value: string, origin: string): URL | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const paths: readonly string[] = Object.values(redirectPaths);
  const strange = value.includes('#') || /[\s\\]/.test(value);
  const query = [...url.searchParams.keys()];
  const queryAllowed =
    query.length === 0 ||
    (url.pathname === redirectPaths.callback && query.every((name) => name === 'redirect'));
  return isOnOrigin(url, origin) && paths.includes(url.pathname) && !strange && queryAllowed ? url : null;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAuthorizationRequest, readReturnAddress, OAuthError } from './authorization-request.ts';
import { accessScope, clientId } from './provider.ts';

const origin = 'http://localhost:4000';
const returnTo = (redirect_uri: unknown) => readReturnAddress({ client_id: clientId, redirect_uri }, origin);

test('[L-2.1-32] a sign-in may return to the callback, also with a redirect path, or to the renewal page', () => {
  for (const address of [
    `${origin}/callback`,
    `${origin}/callback?redirect=%2Flf%2Floan-pipeline`,
    `${origin}/redirect-bridge.html`,
  ]) {
    assert.equal(returnTo(address).url.href, address);
  }
});

test('a sign-in may not return to any other address', () => {
  for (const address of [
    undefined,
    '',
    '/callback',
    'https://evil.example/callback',
    'http://evil.example/callback',
    'http://localhost:4001/callback',
    'https://localhost:4000/callback',
    'http://localhost:4000.evil.example/callback',
    'http://localhost:4000@evil.example/callback',
    'http://someone@localhost:4000/callback',
    'http://localhost:4000/',
    'http://localhost:4000/default',
    'http://localhost:4000/callback/more',
    'http://localhost:4000/callback/../default',
    'http://localhost:4000/callback#fragment',
    'http://localhost:4000/callback?other=1',
    'http://localhost:4000/redirect-bridge.html?redirect=x',
    'http:\\\\localhost:4000/callback',
    'http://localhost:4000/call\tback',
    'javascript:alert(1)',
    'data:text/html,callback',
    [`${origin}/callback`, `${origin}/callback`],
  ]) {
    assert.throws(
      () => returnTo(address),
      { code: 'invalid_request', message: /redirect_uri/ },
      String(address),
    );
  }
});

test('the client id is checked before the return address', () => {
  const request = { client_id: 'another', redirect_uri: `${origin}/callback` };
  assert.throws(() => readReturnAddress(request, origin), { code: 'invalid_client', message: /client_id/ });
});

const request = {
  response_type: 'code',
  response_mode: 'fragment',
  scope: `openid ${accessScope}`,
  nonce: 'n',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

test('a complete request is parsed', () => {
  assert.deepEqual(readAuthorizationRequest({ ...request, prompt: 'login', login_hint: 'a@example.com' }), {
    scopes: ['openid', accessScope],
    nonce: 'n',
    challenge: request.code_challenge,
    prompt: 'login',
    loginHint: 'a@example.com',
  });
});

const once = (field: string) => `${field} must be given once`;
const notEmulated = (field: string) => `${field} is not emulated`;
const noDigest = 'code_challenge must be the base64url of a SHA-256';
const noFlow = 'response_type must be code: no other flow is emulated';
const noChallenge = 'code_challenge is missing';
const noMethod = 'code_challenge_method must be S256';

for (const [field, value, code, message] of [
  ['response_type', 'token', 'unsupported_response_type', noFlow],
  ['response_type', undefined, 'unsupported_response_type', noFlow],
  [
    'response_mode',
    'form_post',
    'invalid_request',
    'response_mode must be fragment or query: form_post is not emulated',
  ],
  ['scope', '', 'invalid_request', 'scope is missing'],
  ['scope', 'openid api://other/everything', 'invalid_scope', 'scope api://other/everything does not exist'],
  ['scope', ' ', 'invalid_scope', 'scope must not be empty'],
  ['code_challenge', undefined, 'invalid_request', noChallenge],
  ['code_challenge', 'too-short', 'invalid_request', noDigest],
  ['code_challenge_method', 'plain', 'invalid_request', noMethod],
  ['code_challenge_method', undefined, 'invalid_request', noMethod],
  ['code_challenge', `${'x'.repeat(43)}=`, 'invalid_request', noDigest],
  ['code_challenge', `=${'x'.repeat(43)}`, 'invalid_request', noDigest],
  ['code_challenge', '', 'invalid_request', noChallenge],
  ['request', 'jwt', 'request_not_supported', notEmulated('request')],
  ['request_uri', 'urn:a', 'request_uri_not_supported', notEmulated('request_uri')],
  ['registration', '{}', 'registration_not_supported', notEmulated('registration')],
  ['max_age', '60', 'invalid_request', notEmulated('max_age')],
  [
    'prompt',
    'create',
    'invalid_request',
    'prompt must be none, or some of login, consent and select_account',
  ],
  ['prompt', 'none login', 'invalid_request', 'prompt none must stand alone'],
  ['state', ['one', 'two'], 'invalid_request', once('state')],
] as const) {
  test(`${field} ${JSON.stringify(value)} is refused as ${code}`, () => {
    const { [field]: _left, ...rest }: Readonly<Record<string, unknown>> = {
      state: 's',
      prompt: 'none',
      ...request,
    };
    const parameters = value === undefined ? rest : { ...rest, [field]: value };
    assert.throws(() => readAuthorizationRequest(parameters), { name: OAuthError.name, code, message });
  });
}

test('a request needs no nonce, prompt or login hint, and blanks between scopes do not count', () => {
  const { nonce: _nonce, ...least } = request;
  const parsed = readAuthorizationRequest({ ...least, scope: ` openid  ${accessScope} openid ` });
  assert.deepEqual(parsed, {
    scopes: ['openid', accessScope],
    nonce: null,
    challenge: request.code_challenge,
    prompt: null,
    loginHint: null,
  });
});

for (const [prompt, read] of [
  ['none', 'none'],
  ['login', 'login'],
  ['select_account', 'login'],
  ['login consent', 'login'],
  ['consent', null],
  ['', null],
] as const) {
  test(`[S-5-18] the prompt "${prompt}" is read as ${read}`, () => {
    assert.equal(readAuthorizationRequest({ ...request, prompt }).prompt, read);
  });
}

test('without a response mode the response is in the query', () => {
  for (const [sent, read] of [
    [undefined, 'query'],
    ['query', 'query'],
    ['fragment', 'fragment'],
  ] as const) {
    const parameters = { client_id: clientId, redirect_uri: `${origin}/callback`, state: 's' };
    const address = readReturnAddress({ ...parameters, ...(sent && { response_mode: sent }) }, origin);
    assert.deepEqual([address.responseMode, address.state], [read, 's']);
  }
});

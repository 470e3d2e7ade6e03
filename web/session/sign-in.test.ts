import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PromptValue } from '@azure/msal-browser';
import type { Configuration } from '../../contracts/operations/configuration.ts';
import {
  completeSignIn,
  librarySettings,
  requireUserScopes,
  type SignInContext,
  signInRequest,
} from './sign-in.ts';

const configuration = {
  signIn: {
    clientId: 'client',
    authority: 'https://login.example.test/tenant',
    knownAuthorities: ['login.example.test'],
    authorityMetadata: '{}',
    redirectUri: '/callback',
    postLogoutRedirectUri: '/signed-out',
    silentRedirectUri: '/redirect-bridge.html',
  },
  protectedResources: { '/api/': ['api://product/access'] },
} as unknown as Configuration;

const origin = 'http://localhost:4000';

test('[S-5-17] the configuration of the library has an https authority, a redirect address and scopes', () => {
  const { auth } = librarySettings(configuration);
  assert.deepEqual([auth.authority, auth.redirectUri], ['https://login.example.test/tenant', '/callback']);
  assert.deepEqual(signInRequest(configuration, '/dashboard', origin).scopes, ['api://product/access']);
});

test('[S-5-18] the sign-in request sets no prompt; the library supports six prompts', () => {
  assert.equal(signInRequest(configuration, '/dashboard', origin).prompt, undefined);
  assert.deepEqual(Object.values(PromptValue).toSorted(), [
    'consent',
    'create',
    'login',
    'no_session',
    'none',
    'select_account',
  ]);
});

test('[S-8-21] the next sign-in asks for the token that could not be renewed silently', () => {
  const { scopes } = signInRequest(configuration, '/dashboard', origin, ['api://other/access']);
  assert.deepEqual(scopes, ['api://other/access']);
});

test('[S-7-30] settings without a protected resource for the user request throw an error with its name', () => {
  const maps = [[], {}, { '/api/': [] }, { '/other/': ['s'] }, { 'https://elsewhere.test/api/': ['s'] }];
  for (const protectedResources of maps) {
    const settings = { ...configuration, protectedResources } as unknown as Configuration;
    assert.throws(() => requireUserScopes(settings, origin), { errorCode: 'user_call_without_scope' });
  }
  requireUserScopes(configuration, origin);
});

test('[C-09] the wanted address is the state of the sign-in request', () => {
  assert.equal(signInRequest(configuration, '/lf/x?y=1', origin).state, '/lf/x?y=1');
});

test('the response of the provider leaves the address without a history entry, and reaches the library', async (context) => {
  context.after(() => Reflect.deleteProperty(globalThis, 'window'));
  const replaced: unknown[] = [];
  const location = { pathname: '/callback', search: '?a=1', hash: '#code=1' };
  const history = { state: { key: 'k' }, replaceState: (...given: unknown[]) => replaced.push(given) };
  Reflect.set(globalThis, 'window', { location, history });
  const asked: unknown[] = [];
  const msal = {
    handleRedirectPromise: async (options: unknown) => asked.push(options) && null,
    getActiveAccount: () => null,
    getAllAccounts: () => [],
    setActiveAccount: () => undefined,
  };
  await completeSignIn({ configuration, msal } as unknown as SignInContext);
  assert.deepEqual(replaced, [[{ key: 'k' }, '', '/callback?a=1']]);
  assert.deepEqual(asked, [{ navigateToLoginRequestUrl: false, hash: '#code=1' }]);
});

test('[A-88] a provider that never responds times out like any request, and no user is signed in', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(console, 'warn', () => undefined);
  context.after(() => Reflect.deleteProperty(globalThis, 'window'));
  Reflect.set(globalThis, 'window', { location: { hash: '' } });
  const msal = { handleRedirectPromise: () => new Promise(() => undefined) };
  const result = completeSignIn({ configuration, msal } as unknown as SignInContext);
  let isOver = false;
  void result.finally(() => {
    isOver = true;
  });
  context.mock.timers.tick(59_999);
  await Promise.resolve();
  assert.equal(isOver, false);
  context.mock.timers.tick(1);
  const { failure, ...arrival } = await result;
  assert.deepEqual(arrival, { account: null, arrived: false, isOtherUser: false, wanted: null });
  assert.match(String(failure), /took too long/);
});

test('[S-7-33] only the library sends requests to the provider', () => {
  const web = join(import.meta.dirname, '..');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'),
  );
  assert.ok(files.length > 100);
  const byHand = /oauth2|openid-configuration|grant_type|code_challenge|end_session|authorization_endpoint/;
  assert.deepEqual(
    files.filter((name) => byHand.test(readFileSync(join(web, name), 'utf8'))),
    [],
  );
});

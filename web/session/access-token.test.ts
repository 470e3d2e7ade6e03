import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  AuthError,
  BrowserAuthError,
  InteractionRequiredAuthError,
  type PublicClientApplication,
} from '@azure/msal-browser';
import { TokenUnavailable } from '../api/transport.ts';
import { accessTokenReader } from './access-token.ts';
import type { SignInContext } from './sign-in.ts';
import { reactionTo } from './sign-in-errors.ts';

function readerThat(answers: () => Promise<{ accessToken: string }>, account: object | null = {}) {
  const requests: unknown[] = [];
  const happened: string[] = [];
  const msal = {
    getActiveAccount: () => account,
    acquireTokenSilent: (request: unknown) => {
      requests.push(request);
      return answers();
    },
  } as unknown as PublicClientApplication;
  const configuration = {
    signIn: { silentRedirectUri: '/redirect-bridge.html' },
  } as SignInContext['configuration'];
  const read = accessTokenReader(
    { configuration, msal },
    { signInAgain: () => void happened.push('sign in'), logout: () => void happened.push('logout') },
  );
  return { read, requests, happened };
}

const failsWith = (error: Error) => async () => {
  throw error;
};
const coded = (code: string) => new BrowserAuthError(code, '');

test('a token is asked for its scopes, and renewed through the bridge page', async () => {
  const account = { homeAccountId: 'me' };
  const { read, requests } = readerThat(async () => ({ accessToken: 'token' }), account);
  assert.equal(await read(['access']), 'token');
  assert.deepEqual(requests, [{ scopes: ['access'], account, redirectUri: '/redirect-bridge.html' }]);
});

test('without an account there is no token, and nobody is asked', async () => {
  const { read, requests } = readerThat(failsWith(new Error('not reached')), null);
  assert.equal(await read(['access']), null);
  assert.deepEqual(requests, []);
});

test('[S-8-21] many calls that fail at once lead to one new sign-in', async () => {
  const { read, happened } = readerThat(failsWith(new InteractionRequiredAuthError('login_required', '')));
  const outcomes = await Promise.allSettled([read(['access']), read(['access']), read(['access'])]);
  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof TokenUnavailable);
  }
  assert.deepEqual(happened, ['sign in']);
});

test('[S-8-21] somebody who cancels is logged out', async () => {
  const { read, happened } = readerThat(failsWith(coded('user_cancelled')));
  await assert.rejects(read(['access']), TokenUnavailable);
  assert.deepEqual(happened, ['logout']);
});

const passedThrough = [
  ['S-8-19', 'state_mismatch'],
  ['S-8-19', 'nonce_mismatch'],
  ['S-8-19', 'network_error'],
  ['S-8-20', 'post_request_failed'],
  ['S-8-20', 'no_server_response'],
  ['S-8-20', 'popup_window_error'],
  ['S-8-20', 'timed_out'],
] as const;

for (const [rule, code] of passedThrough) {
  test(`[${rule}] ${code} stays the error of the library, and the user keeps the page`, async () => {
    const error = coded(code);
    const { read, happened } = readerThat(failsWith(error));
    await assert.rejects(read(['access']), (thrown) => thrown === error && error.errorCode === code);
    assert.deepEqual(happened, []);
  });
}

for (const [rule, code] of [
  ['S-8-19', 'no_account_found'],
  ['S-8-19', 'token_refresh_required'],
  ['S-8-20', 'user_canceled'],
] as const) {
  test(`[${rule}] ${code} stays the error of the library, as the cause of what the product does`, async () => {
    const error = coded(code);
    const { read } = readerThat(failsWith(error));
    await assert.rejects(read(['access']), (thrown) => (thrown as Error).cause === error);
  });
}

test('[S-8-21] token and account errors sign in, a cancelled sign-in signs out, anything else is told', () => {
  const reactions = {
    token_refresh_required: 'sign-in',
    no_account_found: 'sign-in',
    no_account_error: 'sign-in',
    refresh_token_expired: 'sign-in',
    user_canceled: 'signed-out',
    user_cancelled: 'signed-out',
    state_mismatch: 'tell',
    network_error: 'tell',
    timed_out: 'tell',
  };
  for (const [code, reaction] of Object.entries(reactions)) {
    assert.equal(reactionTo(new AuthError(code, '')), reaction, code);
  }
  assert.equal(reactionTo(new InteractionRequiredAuthError('anything', '')), 'sign-in');
  assert.equal(reactionTo(new Error('user_canceled')), 'tell');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BrowserAuthError,
  InteractionRequiredAuthError,
  type PublicClientApplication,
} from '@azure/msal-browser';
import { TokenUnavailable } from '../shared/api/transport.ts';
import { accessTokenReader, reactionTo } from './access-token.ts';
import type { SignInContext } from './sign-in.ts';

function readerThat(
  answers: () => Promise<{ accessToken: string }>,
  account: object | null = {},
  { arrivedAt = null, now = 0 }: { readonly arrivedAt?: number | null; readonly now?: number } = {},
) {
  const requests: unknown[] = [];
  const happened: string[] = [];
  let stay = () => {};
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
    { configuration, msal, arrivedAt },
    {
      signInAgain: (scopes, stayed) => {
        happened.push(`sign in for ${scopes.join(' ')}`);
        stay = stayed;
      },
      logout: () => void happened.push('logout'),
    },
    () => now,
  );
  return { read, requests, happened, stay: () => stay() };
}

const failsWith = (error: Error) => async () => {
  throw error;
};
const coded = (code: string) => new BrowserAuthError(code, '');

test('[S-7-30] a token is requested with its scopes, and renewed through redirect-bridge.html', async () => {
  const account = { homeAccountId: 'me' };
  const { read, requests } = readerThat(async () => ({ accessToken: 'token' }), account);
  const scopes = ['access', 'rates'];
  assert.equal(await read(scopes), 'token');
  assert.deepEqual(requests, [{ scopes, account, redirectUri: '/redirect-bridge.html' }]);
});

test('without an account there is no token and no sign-in', async () => {
  const { read, requests } = readerThat(failsWith(new Error('not reached')), null);
  assert.equal(await read(['access']), null);
  assert.deepEqual(requests, []);
});

test('[S-8-21] many requests that fail at the same time start one new sign-in', async () => {
  const { read, happened } = readerThat(failsWith(new InteractionRequiredAuthError('login_required', '')));
  const outcomes = await Promise.allSettled([read(['access']), read(['access']), read(['access'])]);
  for (const outcome of outcomes) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof TokenUnavailable);
  }
  assert.deepEqual(happened, ['sign in for access']);
});

const mustAsk = () => new InteractionRequiredAuthError('consent_required', '');

test('[S-8-21 A-89] a token that a recent sign-in did not provide starts no other sign-in', async () => {
  const error = mustAsk();
  const { read, happened } = readerThat(failsWith(error), {}, { arrivedAt: 1_000, now: 60_999 });
  await assert.rejects(read(['access']), (thrown) => thrown === error);
  assert.deepEqual(happened, []);
});

test('[S-8-21 A-89] a token that a sign-in some time ago did not provide starts a new sign-in', async () => {
  const { read, happened } = readerThat(failsWith(mustAsk()), {}, { arrivedAt: 1_000, now: 61_000 });
  await assert.rejects(read(['access']), TokenUnavailable);
  assert.deepEqual(happened, ['sign in for access']);
});

test('[S-8-21] a user who stays on the page sees an error at every request, and is asked to sign in again only after a token was received', async () => {
  let isSignedIn = false;
  const error = mustAsk();
  const { read, happened, stay } = readerThat(async () => {
    if (!isSignedIn) throw error;
    return { accessToken: 'token' };
  });
  await assert.rejects(read(['access']), TokenUnavailable);
  stay();
  for (let times = 0; times < 2; times += 1) {
    await assert.rejects(read(['access']), (thrown) => thrown === error);
  }
  isSignedIn = true;
  assert.equal(await read(['access']), 'token');
  assert.deepEqual(happened, ['sign in for access']);
  isSignedIn = false;
  await assert.rejects(read(['access']), TokenUnavailable);
  assert.deepEqual(happened, ['sign in for access', 'sign in for access']);
});

test('[S-8-19 S-8-20 S-8-21] an error of the library is passed on, or is the cause of a new sign-in or of the logout', async () => {
  const signIn = ['sign in for access'];
  for (const [code, wanted] of [
    ['state_mismatch', []],
    ['nonce_mismatch', []],
    ['network_error', []],
    ['post_request_failed', []],
    ['no_server_response', []],
    ['popup_window_error', []],
    ['timed_out', []],
    ['token_refresh_required', signIn],
    ['no_account_found', signIn],
    ['no_account_error', signIn],
    ['refresh_token_expired', signIn],
    ['user_canceled', ['logout']],
    ['user_cancelled', ['logout']],
  ] as const) {
    const error = coded(code);
    const { read, happened } = readerThat(failsWith(error));
    await assert.rejects(read(['access']), (thrown) =>
      wanted.length === 0 ? thrown === error : thrown instanceof TokenUnavailable && thrown.cause === error,
    );
    assert.deepEqual(happened, wanted, code);
  }
  assert.equal(reactionTo(new InteractionRequiredAuthError('anything', '')), 'sign-in');
  assert.equal(reactionTo(new Error('user_canceled')), 'show');
});

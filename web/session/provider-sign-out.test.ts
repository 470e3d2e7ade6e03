import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BrowserAuthError, type PublicClientApplication } from '@azure/msal-browser';
import { signOutOfProvider } from './provider-sign-out.ts';

const me = { homeAccountId: 'me' };

function libraryWith(account: object | null, leave: () => Promise<void> = async () => undefined) {
  const steps: string[] = [];
  const msal = {
    getActiveAccount: () => account,
    logoutRedirect: async ({ postLogoutRedirectUri }: { postLogoutRedirectUri: string }) => {
      steps.push(`leave for ${postLogoutRedirectUri}`);
      await leave();
    },
    clearCache: async (request: object) => {
      steps.push(`forget ${JSON.stringify(request)}`);
    },
  } as unknown as PublicClientApplication;
  return { msal, steps };
}

const forgotten = `forget ${JSON.stringify({ account: me })}`;

test('the browser goes to the sign-out of the provider, and the stored sign-in is cleared', async () => {
  const { msal, steps } = libraryWith(me);
  assert.equal(await signOutOfProvider({ msal }, '/signed-out', false), true);
  assert.deepEqual(steps, ['leave for /signed-out']);
});

test('[S-4.1-12] a user without a provider account stays on the page', async () => {
  const { msal, steps } = libraryWith(null);
  assert.equal(await signOutOfProvider({ msal }, '/signed-out', false), false);
  assert.deepEqual(steps, []);
});

test('a framed page stays and clears the sign-in', async () => {
  const { msal, steps } = libraryWith(me);
  assert.equal(await signOutOfProvider({ msal }, '/signed-out', true), false);
  assert.deepEqual(steps, [forgotten]);
});

test('the sign-in is cleared when the library refuses to leave', async (context) => {
  const warned = context.mock.method(console, 'warn', () => undefined);
  const { msal, steps } = libraryWith(me, async () => {
    throw new BrowserAuthError('interaction_in_progress', '');
  });
  assert.equal(await signOutOfProvider({ msal }, '/signed-out', false), false);
  assert.deepEqual(steps, ['leave for /signed-out', forgotten]);
  assert.equal(warned.mock.callCount(), 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PublicClientApplication } from '@azure/msal-browser';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { userLoaded } from '../shared/store/session-slice.ts';
import { createAppStore } from '../shared/store/store.ts';
import { serverErrorDismissed } from '../shared/store/ui-slice.ts';
import { sessionApi } from './api.ts';
import { userFixture } from './fixtures.ts';
import { storeSession } from './listeners.ts';
import type { SignInContext } from './sign-in.ts';
import { checkSwitch, parseProfileId, switchProfile } from './switch-profile.ts';

/** Switches to a profile. Returns the steps, and the store. */
async function switchTo(userId: number) {
  const steps: string[] = [];
  const { transport } = fakeTransport(({ body = '' }) => {
    steps.push(`post ${body}`);
    return new Response(null, { status: 204 });
  });
  const area = { setItem: () => undefined, removeItem: (key: string) => void steps.push(`remove ${key}`) };
  Object.assign(globalThis, { sessionStorage: area, localStorage: area });
  const page = { location: { replace: (address: string) => void steps.push(`leave for ${address}`) } };
  Object.assign(globalThis, { window: Object.assign(page, { self: page, top: page }) });
  const msal = { getActiveAccount: () => null } as unknown as PublicClientApplication;
  const tabs = { post: (message: string) => void steps.push(message), onMessage: () => undefined };
  const signIn = { msal, configuration: {} } as SignInContext;
  const store = createAppStore({ ...transport, session: { signIn, tabs } }, [storeSession(), checkSwitch]);
  const isDone = await store.dispatch(switchProfile(userId));
  return { steps, isDone, store, message: () => store.getState().ui.serverError?.errorMessage ?? null };
}

test('[S-4.1-17 S-4.1-18 S-4.1-20] a switch removes the stored user, posts the new id and opens the start page', async () => {
  const { steps, isDone } = await switchTo(221);
  assert.deepEqual(steps.slice(0, 2), ['remove user', 'post {"newUserId":221}']);
  assert.ok(steps.includes('remove account'));
  assert.equal(steps.at(-1), 'profile-switched');
  assert.equal(isDone, true);
});

const unswitched = userFixture({ otherProfiles: [{ userId: 222, userGroupName: 'Wholesale West' }] });

test('no error shows when the requested profile is active', async () => {
  const { store, message } = await switchTo(222);
  store.dispatch(userLoaded(userFixture({ otherProfiles: [{ userId: 221, userGroupName: 'Retail East' }] })));
  await new Promise(setImmediate);
  assert.equal(message(), null);
});

test('an error shows once when another profile is active', async () => {
  const { store, message } = await switchTo(222);
  store.dispatch(userLoaded(unswitched));
  await new Promise(setImmediate);
  assert.match(message() ?? '', /^We couldn't switch your profile\./);
  store.dispatch(serverErrorDismissed());
  store.dispatch(userLoaded(unswitched));
  await new Promise(setImmediate);
  assert.equal(message(), null);
});

test('only the result of the newest switch is checked', async () => {
  const { store, message } = await switchTo(222);
  await store.dispatch(switchProfile(223));
  store.dispatch(userLoaded(unswitched));
  await new Promise(setImmediate);
  assert.equal(message(), null);
});

test('[S-2.1-19 L-2.1-27] only a number is an id', () => {
  assert.deepEqual(['7', '221', '2147483647'].map(parseProfileId), [7, 221, 2_147_483_647]);
  for (const text of ['abc', '', undefined, '0', '-7', '7.5', '7e3', '1 2', '٣', '2147483648', '007', '0x7'])
    assert.equal(parseProfileId(text), null, String(text));
});

test('[S-4.1-19] a switch leaves no response of the former profile in the cache', async () => {
  const { store } = await switchTo(221);
  await store.dispatch(sessionApi.endpoints.getUser.initiate());
  const isKept = () => Object.keys(store.getState().api.queries).some((key) => key.startsWith('getUser'));
  assert.equal(isKept(), true);
  await store.dispatch(switchProfile(222));
  assert.equal(isKept(), false);
});

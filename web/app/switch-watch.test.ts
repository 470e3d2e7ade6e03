import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { userFixture } from '../session/user-fixture.ts';
import { watchSwitch } from './switch-watch.ts';
import { userForgotten, userLoaded } from '../shared/store/session-slice.ts';
import { createAppStore } from '../shared/store/store.ts';

function switchTo(asked: number) {
  const store = createAppStore(fakeTransport(() => new Response(null, { status: 204 })).transport);
  const stop = watchSwitch(store, asked);
  store.dispatch(userForgotten());
  return { store, stop, message: () => store.getState().ui.serverError?.errorMessage ?? null };
}

const unswitched = userFixture({ otherProfiles: [{ userId: 222, userGroupName: 'Wholesale West' }] });

test('no error shows when the requested profile is active', () => {
  const { store, message } = switchTo(222);
  store.dispatch(userLoaded(userFixture({ otherProfiles: [{ userId: 221, userGroupName: 'Retail East' }] })));
  assert.equal(message(), null);
});

test('an error shows once when another profile is active', () => {
  const { store, message } = switchTo(222);
  store.dispatch(userLoaded(unswitched));
  assert.match(message() ?? '', /^The profile was not switched\./);
});

test('no error shows after the check was cancelled', () => {
  const { store, stop, message } = switchTo(222);
  stop();
  store.dispatch(userLoaded(unswitched));
  assert.equal(message(), null);
});

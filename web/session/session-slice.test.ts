import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionReducer, userForgotten, userLoaded } from './session-slice.ts';
import { userFixture } from './user-fixture.ts';

test('[S-4.1-14] the account type of the sign-in is kept until another user is loaded', () => {
  const start = sessionReducer(undefined, { type: 'start' });
  assert.equal(start.isProviderUser, null);
  const loaded = sessionReducer(start, userLoaded(userFixture({ authenticatedWithMicrosoft: false })));
  const forgotten = sessionReducer(loaded, userForgotten());
  assert.deepEqual([forgotten.user, forgotten.isProviderUser], [null, false]);
  const again = sessionReducer(forgotten, userLoaded(userFixture({ authenticatedWithMicrosoft: true })));
  assert.equal(again.isProviderUser, true);
});

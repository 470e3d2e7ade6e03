import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionSlice, userForgotten, userLoaded } from '../shared/store/session-slice.ts';
import { userFixture } from './fixtures.ts';

const { reducer } = sessionSlice;

test('[S-4.1-14] the account type of the sign-in is kept until another user is loaded', () => {
  const start = reducer(undefined, { type: 'start' });
  assert.equal(start.isProviderUser, null);
  const loaded = reducer(start, userLoaded(userFixture({ authenticatedWithMicrosoft: false })));
  const forgotten = reducer(loaded, userForgotten());
  assert.deepEqual([forgotten.user, forgotten.isProviderUser], [null, false]);
  const again = reducer(forgotten, userLoaded(userFixture({ authenticatedWithMicrosoft: true })));
  assert.equal(again.isProviderUser, true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionReducer, userForgotten, userLoaded } from './session-slice.ts';
import { userLike } from './user-like.ts';

test('[S-4.1-14] how the user signed in is known until another user is loaded, also while the user is forgotten', () => {
  const start = sessionReducer(undefined, { type: 'start' });
  assert.equal(start.isProviderUser, null);
  const loaded = sessionReducer(start, userLoaded(userLike({ authenticatedWithMicrosoft: false })));
  const forgotten = sessionReducer(loaded, userForgotten());
  assert.deepEqual([forgotten.user, forgotten.isProviderUser], [null, false]);
  const again = sessionReducer(forgotten, userLoaded(userLike({ authenticatedWithMicrosoft: true })));
  assert.equal(again.isProviderUser, true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  accountClosed,
  accountOpened,
  logoutStarted,
  profileLost,
  sessionSlice,
  userForgotten,
  userLoaded,
} from '../shared/store/session-slice.ts';
import { accountFixture, userFixture } from './fixtures.ts';

test('[S-4.1-19 S-4.1-33] the epoch changes with the end of the session and with the profile, not with a user who loads', () => {
  const epochAfter = (action: UnknownAction) => sessionSlice.reducer(undefined, action).epoch;
  for (const end of [userForgotten(), logoutStarted(), profileLost()])
    assert.equal(epochAfter(end), 1, end.type);
  for (const other of [userLoaded(userFixture()), accountOpened(accountFixture()), accountClosed()])
    assert.equal(epochAfter(other), 0, other.type);
});

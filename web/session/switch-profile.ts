import { createAction } from '@reduxjs/toolkit';
import { settingsLoaded } from './configuration/api.ts';
import { api } from '../shared/api/api.ts';
import { parseIdText } from '../shared/parse.ts';
import { browserStorage } from '../shared/storage.ts';
import { userForgotten, userLoaded } from '../shared/store/session-slice.ts';
import type { AppThunk, Listeners } from '../shared/store/store.ts';
import { serverErrorRaised } from '../shared/store/ui-slice.ts';
import { sessionApi } from './api.ts';
import { logout, sessionOf } from './logout.ts';
import { clearStorage } from './start-over.ts';

/** Parses the user id of an address. Returns null for any other text. */
export function parseProfileId(text: string | undefined): number | null {
  const id = parseIdText(text);
  return id !== null && id <= largestId ? id : null;
}

/** Largest id that the server accepts. */
const largestId = 2_147_483_647;

/** Dispatched when the server has switched to the profile with this user id. */
const profileSwitched = createAction<number>('session/profileSwitched');

/**
 * Switches the profile, and clears all data of the earlier one. An error ends the session.
 * @returns true if the caller shall open the landing, where the user is loaded again
 */
export const switchProfile =
  (userId: number): AppThunk<Promise<boolean>> =>
  async (dispatch, _state, extra) => {
    dispatch(userForgotten());
    const { error } = await dispatch(sessionApi.endpoints.switchProfile.initiate(userId));
    if (error) {
      await dispatch(logout());
      return false;
    }
    const { signIn, tabs } = sessionOf(extra);
    clearStorage();
    browserStorage.write('profile', userId);
    dispatch(userForgotten());
    dispatch(api.util.resetApiState());
    dispatch(settingsLoaded(signIn.configuration));
    dispatch(profileSwitched(userId));
    tabs.post('profile-switched');
    return true;
  };

/**
 * Checks the result of a profile switch, since any 2xx response counts as success. Shows an error if the next loaded
 * user still lists the requested profile among the other profiles.
 */
export const checkSwitch: Listeners = (startListening) =>
  startListening({
    actionCreator: profileSwitched,
    effect: async ({ payload: asked }, { cancelActiveListeners, dispatch, take }) => {
      cancelActiveListeners();
      const [{ payload: user }] = await take(userLoaded.match);
      if (user.otherProfiles.some(({ userId }) => userId === asked)) dispatch(serverErrorRaised(notSwitched));
    },
  });

const notSwitched = {
  errorMessage: "We couldn't switch your profile. Try again, or keep using your current profile.",
  showErrorMessage: true,
  traceId: null,
  showTraceId: false,
  returnToDefault: false,
} as const;

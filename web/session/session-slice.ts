import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../../contracts/operations/session.ts';

/** Who is signed in, as every part of the app sees it (S-4.1-04). */
export interface SessionState {
  readonly user: User | null;
  /**
   * Whether the user signed in with the identity provider's account; null until a user was known. It stays when the user
   * is forgotten: the way out hangs on it (S-4.1-14).
   */
  readonly isProviderUser: boolean | null;
  /** True from the first step of a logout, or of a start from the beginning, until the page is left. */
  readonly ending: boolean;
  /** How often somebody, here or on the server, asked for the session to go on. */
  readonly extensions: number;
}

const initialState: SessionState = { user: null, isProviderUser: null, ending: false, extensions: 0 };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      isProviderUser: payload.authenticatedWithMicrosoft,
    }),
    /** Nobody's name and rights are known until the user is loaded again (S-4.1-17). */
    userForgotten: (state) => ({ ...state, user: null }),
    /** The idle time starts again (S-4.1-28), also when the server says so (S-4.1-31). */
    sessionExtended: (state) => ({ ...state, extensions: state.extensions + 1 }),
    logoutStarted: (state) => ({ ...state, ending: true }),
    /** Another tab has made another profile the active one: nothing on this page is true any more. */
    profileLost: (state) => ({ ...state, ending: true }),
  },
});

export const sessionReducer = slice.reducer;
export const { userLoaded, userForgotten, sessionExtended, logoutStarted, profileLost } = slice.actions;

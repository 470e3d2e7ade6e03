import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../../contracts/schemas/session.ts';

/** Who is signed in, as every part of the app sees it (S-4.1-04). */
export interface SessionState {
  readonly user: User | null;
  /** True from the first step of a logout until the page is left. */
  readonly ending: boolean;
}

const initialState: SessionState = { user: null, ending: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userLoaded: (state, action: PayloadAction<User>) => ({ ...state, user: action.payload }),
    logoutStarted: (state) => ({ ...state, ending: true }),
  },
});

/** The server says that the session goes on, whatever the clock of this page thinks (S-4.1-31). */
export const sessionExtended = createAction('session/sessionExtended');

export const sessionReducer = slice.reducer;
export const { userLoaded, logoutStarted } = slice.actions;

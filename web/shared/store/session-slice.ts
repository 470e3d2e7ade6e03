import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { User } from '../../../contracts/operations/session.ts';

/** The signed-in user and the loan or lead that is open in this tab. */
export interface SessionState {
  readonly user: User | null;
  /** The open loan or lead. Session storage has a copy of it for a reload of the page. */
  readonly account: Account | null;
  /**
   * True if the user signed in with a provider account; null before a user is known. Kept when the user is cleared,
   * since the logout depends on it.
   */
  readonly isProviderUser: boolean | null;
  /** True from the start of a logout or restart until the page is left. */
  readonly ending: boolean;
  /** Changes when the session ends or its profile changes. */
  readonly epoch: number;
}

const initialState: SessionState = {
  user: null,
  account: null,
  isProviderUser: null,
  ending: false,
  epoch: 0,
};

const ended = (state: SessionState): SessionState => ({
  ...state,
  account: null,
  ending: true,
  epoch: state.epoch + 1,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      isProviderUser: payload.authenticatedWithMicrosoft,
    }),
    /** Clears the user, who is then loaded again, and the loan that this user has opened. */
    userForgotten: (state) => ({ ...state, user: null, account: null, epoch: state.epoch + 1 }),
    accountOpened: (state, { payload }: PayloadAction<Account>) => ({ ...state, account: payload }),
    /** Closes the open loan: its account, its menu and its task. */
    accountClosed: (state) => ({ ...state, account: null }),
    logoutStarted: ended,
    /** Another tab has switched the profile: the data of this page is outdated. */
    profileLost: ended,
  },
  selectors: {
    selectUser: ({ user }) => user,
    /** Returns the open loan or lead; null without one. */
    selectAccount: ({ account }) => account,
  },
});

/** Restarts the idle time, also on request of the server. The state stays as it is. */
export const sessionExtended = createAction('session/extended');

export const { userLoaded, userForgotten, accountOpened, accountClosed, logoutStarted, profileLost } =
  sessionSlice.actions;
export const { selectUser, selectAccount } = sessionSlice.selectors;

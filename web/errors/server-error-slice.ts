import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServerError } from '../shared/api/transport.ts';
import { logoutStarted, profileLost } from '../session/session-slice.ts';

/** The error that the server-error dialog is showing. */
export interface ServerErrorState {
  readonly shown: ServerError | null;
  /** True while the session is ending. Later errors are not shown, since the user cannot act on them. */
  readonly isEnding: boolean;
}

const initialState: ServerErrorState = { shown: null, isEnding: false };
const ending: ServerErrorState = { shown: null, isEnding: true };

const slice = createSlice({
  name: 'serverError',
  initialState,
  reducers: {
    /** Shows an error, unless another error is already shown (L-8.1-04). */
    serverErrorRaised: (state, action: PayloadAction<ServerError>) =>
      state.shown || state.isEnding ? state : { ...state, shown: action.payload },
    serverErrorDismissed: (state) => ({ ...state, shown: null }),
  },
  extraReducers: (builder) => builder.addCase(logoutStarted, () => ending).addCase(profileLost, () => ending),
});

export const serverErrorReducer = slice.reducer;
export const { serverErrorRaised, serverErrorDismissed } = slice.actions;

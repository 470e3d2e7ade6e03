import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServerError } from '../api/transport.ts';

/** The error that the server-error dialog is showing. */
export interface ServerErrorState {
  readonly shown: ServerError | null;
}

const initialState: ServerErrorState = { shown: null };

const slice = createSlice({
  name: 'serverError',
  initialState,
  reducers: {
    /** While one error is showing, a further one changes nothing (L-8.1-04). */
    serverErrorRaised: (state, action: PayloadAction<ServerError>) =>
      state.shown ? state : { shown: action.payload },
    serverErrorDismissed: () => initialState,
  },
});

export const serverErrorReducer = slice.reducer;
export const { serverErrorRaised, serverErrorDismissed } = slice.actions;

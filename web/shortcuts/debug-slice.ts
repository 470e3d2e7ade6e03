import { createSlice } from '@reduxjs/toolkit';

/** What helps whoever looks for a fault; hidden until it is asked for. */
export interface DebugState {
  /** True while the bug icon of the secondary drawer shows (S-2.2-25, S-2.2-31). */
  readonly isOptionShown: boolean;
}

const initialState: DebugState = { isOptionShown: false };

const slice = createSlice({
  name: 'debug',
  initialState,
  reducers: {
    /** Shows the debug option, or hides it again. */
    debugToggled: (state): DebugState => ({ isOptionShown: !state.isOptionShown }),
  },
});

export const debugReducer = slice.reducer;
export const { debugToggled } = slice.actions;

/** Whether the debug option shows: a selector. */
export const isDebugOptionShown = (state: { readonly debug: DebugState }): boolean =>
  state.debug.isOptionShown;

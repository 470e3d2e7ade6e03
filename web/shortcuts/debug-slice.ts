import { createSlice } from '@reduxjs/toolkit';

/** State of the debug option: the bug icon for developers, which is hidden at first. */
interface DebugState {
  /** True while the bug icon of the secondary drawer shows (S-2.2-25, S-2.2-31). */
  readonly isOptionShown: boolean;
}

const initialState: DebugState = { isOptionShown: false };

const slice = createSlice({
  name: 'debug',
  initialState,
  reducers: {
    /** Shows or hides the debug option. */
    debugToggled: (state): DebugState => ({ isOptionShown: !state.isOptionShown }),
  },
});

export const debugReducer = slice.reducer;
export const { debugToggled } = slice.actions;

/** Selects whether the debug option shows. */
export const isDebugOptionShown = (state: { readonly debug: DebugState }): boolean =>
  state.debug.isOptionShown;

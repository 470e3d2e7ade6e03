import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PanelName } from '../../../contracts/api/frame-messages.ts';

/** State of the panel over the page. At most one panel is open (S-4.2-24). */
export interface PanelState {
  readonly open: PanelName | null;
}

const initialState: PanelState = { open: null };

const slice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    /** Opens this panel in place of any other, or closes this panel if it is open. */
    panelToggled: (state, { payload }: PayloadAction<PanelName>): PanelState => ({
      open: state.open === payload ? null : payload,
    }),
    /** Closes the panel of this name; an open panel of another name stays open (S-4.2-26 to S-4.2-29). */
    panelClosed: (state, { payload }: PayloadAction<PanelName>): PanelState =>
      state.open === payload ? initialState : state,
    /** Closes the open panel: on a click in a menu, and when the user leaves the loan (S-4.2-25, S-4.2-30). */
    panelsClosed: (): PanelState => initialState,
  },
});

export const panelReducer = slice.reducer;
export const { panelToggled, panelClosed, panelsClosed } = slice.actions;

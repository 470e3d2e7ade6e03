import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DrawerChoice } from './drawer-choice.ts';

/** What the user chose about the drawers. */
export interface DrawerState {
  /** The primary drawer is the other way round than the width of the window would have it (S-4.2-01, S-4.2-02). */
  readonly isPrimaryFlipped: boolean;
  /** The menu in the secondary drawer; null while that is closed. */
  readonly selection: DrawerChoice | null;
}

const initialState: DrawerState = { isPrimaryFlipped: false, selection: null };

const slice = createSlice({
  name: 'drawer',
  initialState,
  reducers: {
    /** The menu toggle of the toolbar (S-4.2-02). */
    primaryDrawerToggled: (state): DrawerState => ({ ...state, isPrimaryFlipped: !state.isPrimaryFlipped }),
    /** Back to what the width of the window asks for: open when wide, closed when narrow (S-4.2-03 to S-4.2-05). */
    primaryDrawerSettled: (state): DrawerState => ({ ...state, isPrimaryFlipped: false }),
    /** Shows this menu in the secondary drawer. */
    drawerSelected: (state, { payload }: PayloadAction<DrawerChoice>): DrawerState => ({
      ...state,
      selection: payload,
    }),
    /** Closes the secondary drawer (S-4.2-18, S-4.2-23). */
    drawerClosed: (state): DrawerState => ({ ...state, selection: null }),
  },
});

export const drawerReducer = slice.reducer;
export const { primaryDrawerToggled, primaryDrawerSettled, drawerSelected, drawerClosed } = slice.actions;

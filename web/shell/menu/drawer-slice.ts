import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { constants } from '../../shared/constants.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import type { DrawerChoice } from './drawer-choice.ts';

/** What the user chose about the drawers. */
export interface DrawerState {
  /** The primary drawer is the other way round than the width of the window would have it (S-4.2-01, S-4.2-02). */
  readonly isPrimaryFlipped: boolean;
  /** The menu in the secondary drawer; null while that is closed. */
  readonly selection: DrawerChoice | null;
  /** The group of that menu that opens with it; null leaves it to the menu. */
  readonly subMenu: string | null;
  /** A loan is being opened: its menu will come, and takes its place already. */
  readonly isLoanAwaited: boolean;
}

/** A menu, and which of its groups is meant. */
export interface DrawerSelection {
  readonly drawer: DrawerChoice;
  readonly subMenu?: string;
}

const initialState: DrawerState = {
  isPrimaryFlipped: false,
  selection: null,
  subMenu: null,
  isLoanAwaited: false,
};

const slice = createSlice({
  name: 'drawer',
  initialState,
  reducers: {
    /** The menu toggle of the toolbar (S-4.2-02). */
    primaryDrawerToggled: (state): DrawerState => ({ ...state, isPrimaryFlipped: !state.isPrimaryFlipped }),
    /** Back to what the width of the window asks for: open when wide, closed when narrow (S-4.2-03 to S-4.2-05). */
    primaryDrawerSettled: (state): DrawerState => ({ ...state, isPrimaryFlipped: false }),
    /** Shows this menu in the secondary drawer. */
    drawerSelected: (state, { payload }: PayloadAction<DrawerSelection>): DrawerState => ({
      ...state,
      selection: payload.drawer,
      subMenu: payload.subMenu ?? null,
    }),
    /** Closes the secondary drawer (S-4.2-18, S-4.2-23). */
    drawerClosed: (state): DrawerState => ({ ...state, selection: null, subMenu: null }),
    /** A page begins to open a loan, or has finished with it. */
    loanAwaited: (state, { payload }: PayloadAction<boolean>): DrawerState => ({
      ...state,
      isLoanAwaited: payload,
    }),
  },
});

export const drawerReducer = slice.reducer;
export const { primaryDrawerToggled, primaryDrawerSettled, drawerSelected, drawerClosed, loanAwaited } =
  slice.actions;

/** Whether the primary drawer is open, and whether it stands beside the page (wide) or over it (S-4.2-01, S-9-01). */
export function usePrimaryDrawer(): { readonly isOpen: boolean; readonly isWide: boolean } {
  const isWide = useMedia(`(min-width: ${constants.wideScreen}px)`);
  const isFlipped = useSelector((state: { readonly drawer: DrawerState }) => state.drawer.isPrimaryFlipped);
  return { isOpen: isWide !== isFlipped, isWide };
}

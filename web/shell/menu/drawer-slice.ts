import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { constants } from '../../shared/constants.ts';
import { useMedia } from '../../shared/ui/use-media.ts';
import type { DrawerChoice } from './drawer-choice.ts';

/** State of the drawers. */
export interface DrawerState {
  /**
   * True if the user has toggled the primary drawer: then it is closed on a wide window, open on a narrow one
   * (S-4.2-01, S-4.2-02).
   */
  readonly isPrimaryFlipped: boolean;
  /** The menu in the secondary drawer; null while it is closed. */
  readonly selection: DrawerChoice | null;
  /** The group that opens with the menu; null for the default groups. */
  readonly subMenu: string | null;
  /** True while a loan is opening, so that the drawer reserves the space for the menu of the loan. */
  readonly isLoanAwaited: boolean;
}

/** The menu to show in the secondary drawer, and the group in the menu that opens. */
interface DrawerSelection {
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
    /** Toggles the primary drawer. Dispatched by the menu toggle of the toolbar (S-4.2-02). */
    primaryDrawerToggled: (state): DrawerState => ({ ...state, isPrimaryFlipped: !state.isPrimaryFlipped }),
    /** Resets the primary drawer: open on a wide window, closed on a narrow one (S-4.2-03 to S-4.2-05). */
    primaryDrawerSettled: (state): DrawerState => ({ ...state, isPrimaryFlipped: false }),
    /** Shows the chosen menu in the secondary drawer. */
    drawerSelected: (state, { payload }: PayloadAction<DrawerSelection>): DrawerState => ({
      ...state,
      selection: payload.drawer,
      subMenu: payload.subMenu ?? null,
    }),
    /** Closes the secondary drawer (S-4.2-18, S-4.2-23). */
    drawerClosed: (state): DrawerState => ({ ...state, selection: null, subMenu: null }),
    /** Dispatched with true when a page starts to open a loan, and with false when the opening has ended. */
    loanAwaited: (state, { payload }: PayloadAction<boolean>): DrawerState => ({
      ...state,
      isLoanAwaited: payload,
    }),
  },
});

export const drawerReducer = slice.reducer;
export const { primaryDrawerToggled, primaryDrawerSettled, drawerSelected, drawerClosed, loanAwaited } =
  slice.actions;

/** Returns whether the primary drawer is open, and whether it is beside the page (wide) or over it (S-4.2-01, S-9-01). */
export function usePrimaryDrawer(): { readonly isOpen: boolean; readonly isWide: boolean } {
  const isWide = useMedia(`(min-width: ${constants.wideScreen}px)`);
  const isFlipped = useSelector((state: { readonly drawer: DrawerState }) => state.drawer.isPrimaryFlipped);
  return { isOpen: isWide !== isFlipped, isWide };
}

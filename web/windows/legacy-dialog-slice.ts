import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Size } from '../../contracts/api/legacy.ts';

/** A legacy page in a dialog. */
export interface LegacyDialog {
  readonly title: string;
  /** Address of the frame, from the site root. */
  readonly address: string;
  /** Size of the dialog in CSS pixels; undefined for the default size (S-9-14). The height is limited by S-9-15. */
  readonly size?: Size;
}

/** The open legacy dialog. */
export interface LegacyDialogState {
  readonly open: LegacyDialog | null;
}

const initialState: LegacyDialogState = { open: null };

const slice = createSlice({
  name: 'legacyDialog',
  initialState,
  reducers: {
    legacyDialogOpened: (_state, { payload }: PayloadAction<LegacyDialog>): LegacyDialogState => ({
      open: payload,
    }),
    legacyDialogClosed: (): LegacyDialogState => initialState,
  },
});

export const legacyDialogReducer = slice.reducer;
export const { legacyDialogOpened, legacyDialogClosed } = slice.actions;

import { createSlice } from '@reduxjs/toolkit';

/** State of the create dialog (document 000, section 2.5). */
export interface CreateDialogState {
  readonly isOpen: boolean;
}

const initialState: CreateDialogState = { isOpen: false };

const slice = createSlice({
  name: 'createDialog',
  initialState,
  reducers: {
    createDialogOpened: (): CreateDialogState => ({ isOpen: true }),
    createDialogClosed: (): CreateDialogState => initialState,
  },
});

export const createDialogReducer = slice.reducer;
export const { createDialogOpened, createDialogClosed } = slice.actions;

import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** Content of a notification. */
export interface NoticeContent {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Link to a page of the SPA. */
  readonly link?: { readonly label: string; readonly to: string };
}

/** A notification. It is shown until the user closes it, or leaves the page of its link. */
export interface Notice extends NoticeContent {
  readonly id: string;
  /** Key of the user who sees the notification, by `ownerOf`. */
  readonly owner: string;
}

export type NoticesState = readonly Notice[];

const initialState: NoticesState = [];

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeRaised: {
      reducer: (state, action: PayloadAction<Notice>) => [...state, action.payload],
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
    },
    noticeDismissed: (state, action: PayloadAction<string>) =>
      state.filter(({ id }) => id !== action.payload),
  },
});

export const noticesReducer = slice.reducer;
export const { noticeRaised, noticeDismissed } = slice.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanUpdate } from '../../../contracts/operations/events.ts';

/** Newest event about the open loan; null if there was no event (document 000, section 3). */
export interface LoanStatusState {
  readonly latest: LoanUpdate | null;
}

const initialState: LoanStatusState = { latest: null };

const slice = createSlice({
  name: 'loanStatus',
  initialState,
  reducers: {
    loanUpdated: (_state, { payload }: PayloadAction<LoanUpdate>): LoanStatusState => ({ latest: payload }),
    /** Resets the state when the user leaves the loan (S-4.2-30). */
    loanStatusReset: (): LoanStatusState => initialState,
  },
});

export const loanStatusReducer = slice.reducer;
export const { loanUpdated, loanStatusReset } = slice.actions;

/** Selects the newest event if it is about this loan. */
export const latestUpdateOf =
  (generalAccountId: number | null) =>
  (state: { readonly loanStatus: LoanStatusState }): LoanUpdate | null =>
    state.loanStatus.latest?.generalAccountId === generalAccountId ? state.loanStatus.latest : null;

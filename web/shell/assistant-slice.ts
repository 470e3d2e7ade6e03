import { createSlice } from '@reduxjs/toolkit';

/** Whether the assistant's drawer is open (S-2.7-01). */
export interface AssistantState {
  readonly isOpen: boolean;
}

const initialState: AssistantState = { isOpen: false };

const slice = createSlice({
  name: 'assistant',
  initialState,
  reducers: {
    assistantToggled: ({ isOpen }): AssistantState => ({ isOpen: !isOpen }),
    assistantClosed: (): AssistantState => initialState,
  },
});

export const assistantReducer = slice.reducer;
export const { assistantToggled, assistantClosed } = slice.actions;

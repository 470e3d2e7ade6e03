import { createSlice } from '@reduxjs/toolkit';

/** State of the drawer of the AI assistant. */
export interface AssistantState {
  readonly isOpen: boolean;
}

const initialState: AssistantState = { isOpen: false };

const slice = createSlice({
  name: 'assistant',
  initialState,
  reducers: {
    /** Opens or closes the drawer. Dispatched by the button of the assistant in the toolbar (S-2.2-11). */
    assistantToggled: (state): AssistantState => ({ isOpen: !state.isOpen }),
    assistantClosed: (): AssistantState => initialState,
  },
});

export const assistantReducer = slice.reducer;
export const { assistantToggled, assistantClosed } = slice.actions;

import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { Transport } from '../api/transport.ts';
import { chatReducer } from '../assistant/chat-slice.ts';
import { serverErrorReducer } from '../errors/server-error-slice.ts';
import { legacyDialogReducer } from '../windows/legacy-dialog-slice.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { debugReducer } from '../shell/debug-slice.ts';
import { drawerReducer } from '../shell/drawers/drawer-slice.ts';
import { assistantReducer } from '../shell/assistant-slice.ts';
import { loanStatusReducer } from '../shell/banner/loan-status-slice.ts';
import { createDialogReducer } from '../shell/create-dialog-slice.ts';
import { noticesReducer } from '../shell/notices/notice-slice.ts';
import { panelReducer } from '../shell/panels/panel-slice.ts';

/** The store of one session. Runs wherever its transport does: in the page, or in a test without one. */
export function createAppStore(transport: Transport) {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      serverError: serverErrorReducer,
      assistant: assistantReducer,
      loanStatus: loanStatusReducer,
      panel: panelReducer,
      chat: chatReducer,
      createDialog: createDialogReducer,
      legacyDialog: legacyDialogReducer,
      debug: debugReducer,
      drawer: drawerReducer,
      notices: noticesReducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: transport } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppState = ReturnType<AppStore['getState']>;

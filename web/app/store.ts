import { createApiStore } from '../shared/api/store.ts';
import type { Transport } from '../shared/api/transport.ts';
import { chatReducer } from '../assistant/chat-slice.ts';
import { serverErrorReducer } from '../errors/server-error-slice.ts';
import { legacyDialogReducer } from '../windows/legacy-dialog-slice.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { debugReducer } from '../shortcuts/debug-slice.ts';
import { drawerReducer } from '../shell/menu/drawer-slice.ts';
import { assistantReducer } from '../shell/assistant-slice.ts';
import { loanStatusReducer } from '../shell/banner/loan-status-slice.ts';
import { createDialogReducer } from '../shell/create-dialog-slice.ts';
import { noticesReducer } from '../shell/notices/notice-slice.ts';
import { panelReducer } from '../shell/panels/panel-slice.ts';

/** Creates the store of one session. It needs no browser, so tests can create it with a fake transport. */
export function createAppStore(transport: Transport) {
  return createApiStore(transport, {
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
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

import type { Store } from '@reduxjs/toolkit';
import { selectAccount } from '../../session/account.ts';
import type { SessionState } from '../../session/session-slice.ts';
import { panelsClosed } from '../panels/panel-slice.ts';
import { loanStatusReset } from './loan-status-slice.ts';

/**
 * When the user leaves the loan, resets the icons of the banner and closes the open panel (S-4.2-30). Returns a
 * function that unsubscribes.
 */
export function followAccount(store: Store<{ readonly session: SessionState }>): () => void {
  const openId = () => selectAccount(store.getState())?.generalAccountId;
  let open = openId();
  return store.subscribe(() => {
    if (openId() === open) return;
    open = openId();
    store.dispatch(loanStatusReset());
    store.dispatch(panelsClosed());
  });
}

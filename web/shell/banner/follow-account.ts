import type { Store } from '@reduxjs/toolkit';
import { onAccountChanged, readAccount } from '../../session/account.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { panelsClosed } from '../panels/panel-slice.ts';
import { loanStatusReset } from './loan-status-slice.ts';

/**
 * Leaving a loan resets its icons and closes its panel (S-4.2-30).
 * @returns how to stop.
 */
export function followAccount(
  store: Pick<Store, 'dispatch'>,
  storage: ProductStorage = browserStorage,
): () => void {
  let open = readAccount(storage)?.generalAccountId ?? null;
  return onAccountChanged(() => {
    const next = readAccount(storage)?.generalAccountId ?? null;
    if (next === open) return;
    open = next;
    store.dispatch(loanStatusReset());
    store.dispatch(panelsClosed());
  });
}

import { useSyncExternalStore } from 'react';
import type { Account } from '../../contracts/operations/loan.ts';
import { onAccountChanged, readAccount } from './account.ts';

/** The open loan or lead, followed as it changes; null while none is open. */
export const useAccount = (): Account | null => useSyncExternalStore(onAccountChanged, snapshot);

let last: { readonly text: string; readonly account: Account | null } = { text: 'null', account: null };

/** The same object for as long as the account is the same: React compares by identity. */
function snapshot(): Account | null {
  const account = readAccount();
  const text = JSON.stringify(account);
  if (text !== last.text) last = { text, account };
  return last.account;
}

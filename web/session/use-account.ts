import { useSyncExternalStore } from 'react';
import type { Account } from '../../contracts/operations/loan.ts';
import { onAccountChanged, readAccount } from './account.ts';

/** Returns the open loan or lead, updated when it changes; null without one. */
export const useAccount = (): Account | null => useSyncExternalStore(onAccountChanged, snapshot);

let last: { readonly text: string; readonly account: Account | null } = { text: 'null', account: null };

/** Returns the same object while the account is the same: React compares by identity. */
function snapshot(): Account | null {
  const account = readAccount();
  const text = JSON.stringify(account);
  if (text !== last.text) last = { text, account };
  return last.account;
}

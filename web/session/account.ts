import type { Account } from '../../contracts/operations/loan.ts';
import { isId, isRecord, isText } from '../shared/parse/guards.ts';
import { browserStorage, type ProductStorage } from '../shared/storage.ts';

/** Thrown when no loan or lead is open in this tab (S-8-17). */
export class AccountNotFoundError extends Error {
  override readonly name = 'AccountNotFoundError';
  constructor() {
    super('account not found in storage');
  }
}

/** Returns the account of the open loan or lead; null when none is open or the stored one is malformed. */
export const readAccount = (storage: ProductStorage = browserStorage): Account | null =>
  parseAccount(storage.read('account'));

/**
 * Returns the account of the open loan or lead.
 * @throws {AccountNotFoundError} when none is open
 */
export function requireAccount(storage: ProductStorage = browserStorage): Account {
  const account = readAccount(storage);
  if (!account) throw new AccountNotFoundError();
  return account;
}

/** Opens a loan or lead in this tab and notifies the listeners. */
export function storeAccount(account: Account, storage: ProductStorage = browserStorage): void {
  keepAccount(account, storage);
  announceAccount();
}

/** Stores the account of a loan that is being opened, without notifying; announceAccount notifies once it is open. */
export function keepAccount(account: Account, storage: ProductStorage = browserStorage): void {
  storage.write('account', account);
}

/** Closes the open loan: its account, its menu and its task (S-2.1-02, S-4.2-39, C-25). */
export function resetLoan(storage: ProductStorage = browserStorage): void {
  storage.remove('account');
  storage.remove('navigationMenu');
  storage.remove('loanMenuBase');
  storage.remove('taskId');
  storage.remove('loanTask');
  announceAccount();
}

/**
 * Calls the listener when another loan is opened or the open one is closed in this tab. Returns a function that
 * unsubscribes.
 */
export function onAccountChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners of the open loan. */
export function announceAccount(): void {
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/**
 * Parses an account of a response or of session storage. Returns null when a required field is invalid; other missing
 * or invalid fields are undefined (C-16).
 */
export function parseAccount(value: unknown): Account | null {
  if (!isRecord(value)) return null;
  const { generalAccountId, applicationIdentifier, loanNumber, borrowerName, isLead } = value;
  const isSound =
    isId(generalAccountId) &&
    isText(applicationIdentifier) &&
    isText(loanNumber) &&
    isText(borrowerName) &&
    typeof isLead === 'boolean';
  if (!isSound) return null;
  const { masterAccountId, originatorUserId, dealId } = value;
  const others = Object.entries({ masterAccountId, originatorUserId, dealId }).filter(([, id]) => isId(id));
  const account = { generalAccountId, applicationIdentifier, loanNumber, borrowerName, isLead };
  return { ...account, ...Object.fromEntries(others) } as Account;
}

import type { Account } from '../../contracts/schemas/loan.ts';
import { browserStorage, type ProductStorage } from './storage.ts';

/** No loan or lead is open in this tab (S-8-17). */
export class AccountNotFoundError extends Error {
  override readonly name = 'AccountNotFoundError';
  constructor() {
    super('account not found in storage');
  }
}

/** The account of the open loan or lead; null when none is stored or what is stored is no account. */
export function readAccount(storage: ProductStorage = browserStorage): Account | null {
  const value = storage.read('account');
  return isAccount(value) ? value : null;
}

/**
 * The account of the open loan or lead.
 * @throws {AccountNotFoundError} when there is none.
 */
export function requireAccount(storage: ProductStorage = browserStorage): Account {
  const account = readAccount(storage);
  if (!account) throw new AccountNotFoundError();
  return account;
}

/** Makes this the open loan or lead. */
export function storeAccount(account: Account, storage: ProductStorage = browserStorage): void {
  keepAccount(account, storage);
  announceAccount();
}

/** Keeps the account of a loan that is being opened; announceAccount tells everybody once it is. */
export function keepAccount(account: Account, storage: ProductStorage = browserStorage): void {
  storage.write('account', account);
}

/** Closes the open loan: its account, its menu and its task (S-2.1-02, S-4.2-39, C-25). */
export function resetLoan(storage: ProductStorage = browserStorage): void {
  storage.remove('account');
  storage.remove('navigationMenu');
  storage.remove('taskId');
  announceAccount();
}

/** Calls the listener whenever another loan is opened or the open one is closed in this tab; returns how to stop. */
export function onAccountChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody who follows the open loan. */
export function announceAccount(): void {
  for (const listener of listeners) listener();
}

/** The work-queue task that the open loan was opened for. */
export function readTaskId(storage: ProductStorage = browserStorage): number | null {
  const value = Number(storage.read('taskId'));
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** Remembers the work-queue task that a loan is opened for (L-4.7-01). */
export function storeTaskId(taskId: number, storage: ProductStorage = browserStorage): void {
  storage.write('taskId', taskId);
}

/** A loan opened from a pipeline belongs to no task (C-25). */
export function forgetTask(storage: ProductStorage = browserStorage): void {
  storage.remove('taskId');
}

const listeners = new Set<() => void>();

/** Whether something that was kept or answered has what every account has. */
export function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false;
  const { generalAccountId, applicationIdentifier, loanNumber, borrowerName, isLead } =
    value as Partial<Account>;
  return (
    Number.isInteger(generalAccountId) &&
    typeof applicationIdentifier === 'string' &&
    typeof loanNumber === 'string' &&
    typeof borrowerName === 'string' &&
    typeof isLead === 'boolean'
  );
}

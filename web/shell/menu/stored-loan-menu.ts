import type { Account } from '../../../contracts/schemas/loan.ts';
import type { LoanMenu } from '../../../contracts/schemas/shell.ts';
import { readTaskId } from '../../session/account.ts';
import { browserStorage, type ProductStorage } from '../../session/storage.ts';

/** The menu of a loan as local storage keeps it (S-3-77). All tabs share it, so it says which loan and task it is of. */
interface KeptMenu extends LoanMenu {
  readonly generalAccountId: number;
  readonly taskId: number | null;
}

/** The kept menu of this loan, with its icons and borrowers; null when there is none (S-2.1-08, S-2.1-09). */
export function readLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  storage: ProductStorage = browserStorage,
): LoanMenu | null {
  const value = storage.read('navigationMenu');
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<KeptMenu>;
  if (kept.generalAccountId !== generalAccountId || kept.taskId !== readTaskId(storage)) return null;
  const { navigationMenu, pageIcons, borrowers } = kept;
  const isWhole = [navigationMenu, pageIcons, borrowers].every((list) => Array.isArray(list));
  return isWhole ? ({ navigationMenu, pageIcons, borrowers } as LoanMenu) : null;
}

/** Keeps a menu that was loaded or refreshed (S-4.2-20). */
export function storeLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  menu: LoanMenu,
  storage: ProductStorage = browserStorage,
): void {
  const kept: KeptMenu = { ...menu, generalAccountId, taskId: readTaskId(storage) };
  storage.write('navigationMenu', kept);
}

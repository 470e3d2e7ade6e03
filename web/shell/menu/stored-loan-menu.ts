import type { Account } from '../../../contracts/operations/loan.ts';
import type { LoanMenu } from '../../../contracts/operations/shell.ts';
import { isListOf, isRecord } from '../../shared/parse/guards.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { readTaskId } from '../../session/task.ts';

/** The menu of a loan as local storage keeps it (S-3-77). All tabs share it, so it says which loan and task it is of. */
interface KeptMenu extends LoanMenu {
  readonly generalAccountId: number;
  readonly taskId: number | null;
}

/**
 * The kept menu of this loan, with its icons and borrowers; null when there is none, or when a part of it is damaged
 * (S-2.1-08, S-2.1-09). Without one under navigationMenu, that under its older name counts (S-3-81).
 */
export function readLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  storage: ProductStorage = browserStorage,
): LoanMenu | null {
  const kept = storage.read('navigationMenu') ?? storage.read('loanMenuBase');
  if (!isRecord(kept)) return null;
  if (kept['generalAccountId'] !== generalAccountId || kept['taskId'] !== readTaskId(storage)) return null;
  const { navigationMenu, pageIcons, borrowers } = kept;
  const isWhole = [navigationMenu, pageIcons, borrowers].every((list) => isListOf(list, isRecord));
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

import type { Account } from '../../../contracts/operations/loan.ts';
import type { LoanMenu } from '../../../contracts/operations/shell.ts';
import { id, listOf, parseWhole, shape } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { type LoanTask, readTaskId, taskIdOrNone } from '../../session/task.ts';

/** The menu of a loan in local storage (S-3-77). All tabs share local storage, so the menu has its loan and task. */
interface StoredMenu extends LoanTask {
  readonly navigationMenu: unknown[];
  readonly pageIcons: unknown[];
  readonly borrowers: unknown[];
}

const records = listOf<unknown>((entry) => entry);

const storedMenu = shape<StoredMenu>({
  generalAccountId: id,
  taskId: taskIdOrNone,
  navigationMenu: records,
  pageIcons: records,
  borrowers: records,
});

/**
 * Returns the stored menu of this loan, with its icons and borrowers; null if there is none or a part of it is
 * malformed (S-2.1-08, S-2.1-09). If the key `navigationMenu` has no menu, the menu of the key `loanMenuBase` is
 * returned (S-3-81).
 */
export function readLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  storage: ProductStorage = browserStorage,
): LoanMenu | null {
  const stored = parseWhole(storedMenu, storage.read('navigationMenu') ?? storage.read('loanMenuBase'));
  const isOfLoan =
    stored?.generalAccountId === generalAccountId && stored.taskId === readTaskId(generalAccountId, storage);
  if (!isOfLoan) return null;
  const { navigationMenu, pageIcons, borrowers } = stored;
  return { navigationMenu, pageIcons, borrowers } as LoanMenu;
}

/** Stores a menu that was loaded or refreshed (S-4.2-20). */
export function storeLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  menu: LoanMenu,
  storage: ProductStorage = browserStorage,
): void {
  const task: LoanTask = { generalAccountId, taskId: readTaskId(generalAccountId, storage) };
  storage.write('navigationMenu', { ...menu, ...task });
}
